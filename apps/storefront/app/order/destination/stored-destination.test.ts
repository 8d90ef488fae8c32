import { chooseBranch, chooseDelivery } from '@sufra/domain/branch/destination'
import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queueFlag } from '../../platform/storage/keys/queue-flag.ts'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'
import {
  forgetStaleDestination,
  readDestination,
  rememberDestination,
} from './stored-destination.ts'

const OLAYA = { id: 3, name: { 'en-us': 'Olaya' }, lat: 24.7, long: 46.7 }
const HITTIN = { id: 4, name: { 'en-us': 'Hittin' }, lat: 24.8, long: 46.6 }
const HOME = {
  lat: 24.71,
  long: 46.69,
  line1: '12 Palm Street',
  label: 'Home',
  'delivery-area-id': 11,
  minimum: 3000,
  charge: 900,
}
const NOON = Date.UTC(2026, 10, 15, 12)

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => vi.unstubAllGlobals())

const kept = (key: string) => tab.localStorage.getItem(key)
function deliverHome() {
  temporaryDelivery.write(HOME)
  rememberDestination(chooseDelivery(readDestination(), { ...HOME, id: null }, HITTIN), NOON)
}

// proves CU-16, QR-07, ST-06, ST-10, ST-11
test('a branch is kept with its order type and the moment, and ends queue mode', () => {
  queueFlag.write(true)
  rememberDestination(chooseBranch(readDestination(), OLAYA, ['deliver', 'to-go']), NOON)
  expect(kept('last_location')).toBe(JSON.stringify(OLAYA))
  expect(kept('order_type')).toBe('to-go')
  expect(kept('order_time')).toBe(String(NOON))
  expect(kept('isQeue')).toBeNull()
})

// proves CU-15, ST-12, ST-13
test('a delivery keeps its address and branch and leaves the last location alone', () => {
  rememberDestination(chooseBranch(readDestination(), OLAYA, ['to-go']), NOON)
  deliverHome()
  expect(kept('last_location')).toBe(JSON.stringify(OLAYA))
  expect(kept('temporary_delivery')).toBe(JSON.stringify(HOME))
  expect(kept('nearest_branch')).toBe(JSON.stringify(HITTIN))
  expect(readDestination()).toMatchObject({
    orderType: 'deliver',
    deliveryAddress: { line1: HOME.line1 },
  })
})

test('a choice with its order type, or with a branch that delivers, is kept', () => {
  rememberDestination(chooseBranch(readDestination(), OLAYA, ['to-go']), NOON)
  forgetStaleDestination()
  expect(kept('last_location')).toBe(JSON.stringify(OLAYA))
  deliverHome()
  tab.localStorage.removeItem('order_type')
  forgetStaleDestination()
  expect(kept('temporary_delivery')).toBe(JSON.stringify(HOME))
})

// proves CU-22
test('what a stale choice has left is cleared', () => {
  rememberDestination(chooseBranch(readDestination(), OLAYA, ['to-go']), NOON)
  temporaryDelivery.write(HOME)
  tab.localStorage.removeItem('order_type')
  forgetStaleDestination()
  expect([kept('last_location'), kept('nearest_branch'), kept('temporary_delivery')]).toEqual([
    null,
    null,
    null,
  ])
})
