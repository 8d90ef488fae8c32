import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSocial, begunSocial } from './social-sign-in.tsx'

const BRAND = { key: 'k', locale: 'en-us', ownTexts: {} } as const
const WAY = '0a4b7f9e-3f1d-4c6e-8b3a-52d1a7b9c001'

let tab: TestWindow
const assign = vi.fn()
beforeEach(() => {
  tab = openWindow()
  Object.assign(tab, { location: { assign } })
})
afterEach(() => vi.unstubAllGlobals())

// proves AC-03
test('the key of a way to a provider stays in the tab that began it', async () => {
  const attributes = {
    provider: 'google',
    'authorization-url': 'https://accounts.test/o?state=s',
    key: 'secret',
  }
  const body = { data: { type: 'social-sign-ins', id: WAY, attributes } }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)))
  await beginSocial(BRAND, 'google', '/user/profile')
  expect(assign).toHaveBeenCalledWith('https://accounts.test/o?state=s')
  expect(tab.localStorage.length).toBe(0)
  expect(begunSocial.read()).toEqual({
    id: WAY,
    provider: 'google',
    key: 'secret',
    path: '/user/profile',
  })
})

test.each(['{}', '{"id":1}', 'x', '{"id":"a","provider":"nobody","key":"k","path":"/"}'])(
  '%s is no way that was begun',
  (text) => {
    tab.sessionStorage.setItem('social_sign_in', text)
    expect(begunSocial.read()).toBeNull()
  },
)
