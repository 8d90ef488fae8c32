import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONTEXT, signIn } from '#app/platform/session/testing.ts'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'
import { keepDelivery } from './keep-delivery.ts'
import { leaveDelivery } from './leave-delivery.ts'
import { anAddress } from './testing.ts'

beforeEach(() => {
  openWindow()
  temporaryDelivery.write(ADDRESS)
})
afterEach(() => vi.unstubAllGlobals())

const ADDRESS = {
  lat: 24.77,
  long: 46.6,
  line1: '12 Palm Street',
  label: 'Work',
  'delivery-area-id': 31,
  minimum: 4000,
  charge: 900,
}
const saved = { data: anAddress() }

// proves AD-05
test('the address of the order is saved as Home, and the order knows its id', async () => {
  const addAddress = vi.fn(async () => saved)
  await keepDelivery(CONTEXT, { label: 'Home', callsOf: signIn({ addAddress }) })
  expect(addAddress).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ line1: '12 Palm Street', label: 'Home' }),
  )
  expect(temporaryDelivery.read()).toEqual({ ...ADDRESS, label: 'Home', id: saved.data.id })
})

test('it is saved once, also where two ask for it', async () => {
  const addAddress = vi.fn(async () => saved)
  const callsOf = signIn({ addAddress })
  await Promise.all([keepDelivery(CONTEXT, { callsOf }), keepDelivery(CONTEXT, { callsOf })])
  await keepDelivery(CONTEXT, { callsOf })
  expect(addAddress).toHaveBeenCalledTimes(1)
})

// proves AD-06, ER-23
test('whatever goes wrong is ignored, and the address stays for this order', async () => {
  const addAddress = async () => Promise.reject(new Error('no'))
  await keepDelivery(CONTEXT, { callsOf: signIn({ addAddress }) })
  expect(temporaryDelivery.read()).toEqual(ADDRESS)
})

test('another address chosen meanwhile does not get the id of this one', async () => {
  const other = { ...ADDRESS, line1: '7 Rose Lane' }
  const addAddress = async () => {
    temporaryDelivery.write(other)
    return saved
  }
  await keepDelivery(CONTEXT, { callsOf: signIn({ addAddress }) })
  expect(temporaryDelivery.read()).toEqual(other)
})

test('somebody whose number is not proven keeps it for this order alone', async () => {
  const addAddress = vi.fn(async () => saved)
  await keepDelivery(CONTEXT, { callsOf: signIn({ addAddress }, { status: 'unverified' }) })
  expect(addAddress).not.toHaveBeenCalled()
})

// proves A-17
test('a guest customer may save one too', async () => {
  const addAddress = vi.fn(async () => saved)
  await keepDelivery(CONTEXT, { callsOf: signIn({ addAddress }, { accountType: 'guest' }) })
  expect(temporaryDelivery.read()?.id).toBe(saved.data.id)
})

test('a deleted address is no longer where the order goes', () => {
  temporaryDelivery.write({ ...ADDRESS, id: saved.data.id })
  leaveDelivery('another')
  expect(temporaryDelivery.read()).not.toBeNull()
  leaveDelivery(saved.data.id)
  expect(temporaryDelivery.read()).toBeNull()
})
