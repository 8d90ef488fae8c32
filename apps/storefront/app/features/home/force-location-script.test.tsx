import { aStorage } from '@sufra/web/storage/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ForceLocationScript } from './force-location-script.tsx'
import { isFromQrCode } from './qr-visit.ts'

const FORCED = {
  forcesLocation: true,
  isMenuOnly: false,
  hasCategory: true,
  allowedOrderTypes: ['to-go'],
  hasSeparatedMenus: false,
} as const

/** Where a fresh load of the home page is sent; null where it stays. */
function sentTo({ search = '', lastLocation = '' }): string | null {
  const script = renderToStaticMarkup(
    <ForceLocationScript forced={FORCED} chooser="/menu/wraps-1/location" />,
  ).replace(/<\/?script>/g, '')
  const localStorage = aStorage()
  if (lastLocation) localStorage.setItem('last_location', lastLocation)
  const replace = vi.fn()
  new Function('localStorage', 'location', script)(localStorage, { search, replace })
  return replace.mock.lastCall?.[0] ?? null
}

test('without a destination the visitor is sent to choose one', () => {
  expect(sentTo({})).toBe('/menu/wraps-1/location/to-go')
})

test('whoever has a destination stays', () => {
  expect(sentTo({ lastLocation: '{"id":1,"name":{"en-us":"Olaya"}}' })).toBeNull()
})

test.each(['{', 'null', '7', '"Olaya"', '{}', '[]', '{"id":"x"}', '{"id":0}'])(
  'a destination stored as %s counts as none',
  (lastLocation) => {
    expect(sentTo({ lastLocation })).toBe('/menu/wraps-1/location/to-go')
  },
)

test.each(['?qr=1', '?table=5', '?utm=x&qr_code=7', '?table', '?tables=5', '?q=table', ''])(
  'the page and the app agree on whether %s comes from a QR code',
  (search) => {
    const isQr = isFromQrCode(new URL(search, 'https://shop.test'))
    expect(sentTo({ search }) === null).toBe(isQr)
  },
)
