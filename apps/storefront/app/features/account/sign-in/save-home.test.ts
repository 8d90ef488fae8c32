import type { ApiClient } from '@sufra/contract/client/client'
import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession } from '../../../platform/session/begin-session.ts'
import { aSession } from '../../../platform/session/testing.ts'
import { temporaryDelivery } from '../../../platform/storage/keys/temporary-delivery.ts'
import { saveHome } from './save-home.ts'

const BRAND = { key: 'k', locale: 'en-us', ownTexts: {} } as const
const PALM = {
  lat: 24.77,
  long: 46.6,
  line1: '12 Palm Street',
  label: 'Work',
  floor: '2',
  'delivery-area-id': 4,
  minimum: 25_00,
  charge: 10_00,
}
const SAVED = '0a4b7f9e-3f1d-4c6e-8b3a-52d1a7b9c001'

beforeEach(() => void openWindow())
afterEach(() => vi.unstubAllGlobals())

const saving = (addAddress: (...given: unknown[]) => Promise<unknown>) => {
  const calls = vi.fn(addAddress)
  return { calls, of: () => ({ addAddress: calls }) as unknown as ApiClient['customers'] }
}

// proves GL-07, AD-05
test('an address given before signing in is saved as Home', async () => {
  temporaryDelivery.write(PALM)
  const user = beginSession(aSession())
  const { calls, of } = saving(async () => ({ data: { id: SAVED } }))
  await saveHome(BRAND, user, of)
  expect(calls).toHaveBeenCalledWith(user.id, {
    lat: 24.77,
    long: 46.6,
    line1: '12 Palm Street',
    label: 'Home',
    floor: '2',
  })
  expect(temporaryDelivery.read()).toMatchObject({ id: SAVED, label: 'Home', minimum: 25_00 })
  await saveHome(BRAND, user, of)
  expect(calls).toHaveBeenCalledOnce()
})

// proves ER-23
test('an address that cannot be saved stays as it is, and nobody hears of it', async () => {
  temporaryDelivery.write(PALM)
  const { of } = saving(() => Promise.reject(new Error('no')))
  await saveHome(BRAND, beginSession(aSession()), of)
  expect(temporaryDelivery.read()).toEqual(PALM)
})

test.each([
  ['nothing was given', null, 'verified'],
  ['the mobile number is not verified yet', PALM, 'unverified'],
] as const)('nothing is saved where %s', async (_, given, status) => {
  if (given) temporaryDelivery.write(given)
  const { calls, of } = saving(async () => ({ data: { id: SAVED } }))
  await saveHome(BRAND, beginSession(aSession({ status })), of)
  expect(calls).not.toHaveBeenCalled()
})
