import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedAppearance } from './appearance.ts'
import { cartTable } from './cart-table.ts'
import { lastLocation } from './last-location.ts'
import { storedLocale } from './locale.ts'
import { nearestBranch } from './nearest-branch.ts'
import { orderTime } from './order-time.ts'
import { storedOrderType } from './order-type.ts'
import { queueFlag } from './queue-flag.ts'
import { temporaryDelivery } from './temporary-delivery.ts'

const KEYS = {
  locale: storedLocale,
  last_location: lastLocation,
  order_type: storedOrderType,
  order_time: orderTime,
  isQeue: queueFlag,
  appearance: storedAppearance,
  cart_table: cartTable,
  nearest_branch: nearestBranch,
  temporary_delivery: temporaryDelivery,
}

const SOUND: Record<keyof typeof KEYS, string> = {
  locale: 'ar-sa',
  last_location: '{"id":3,"name":{"en-us":"Olaya","ar-sa":"العليا"},"lat":24.7,"long":46.7}',
  order_type: 'to-go',
  order_time: '1794711600000',
  isQeue: 'true',
  appearance: 'dark',
  cart_table: 'Terrace 4',
  nearest_branch: '{"id":4,"name":{"en-us":"Hittin"},"lat":24.8,"long":46.6}',
  temporary_delivery:
    '{"lat":24.7,"long":46.7,"line1":"12 Palm Street","label":"Home","delivery-area-id":11,"minimum":3000,"charge":900,"floor":"2"}',
}

const ADDRESS = {
  lat: 24.7,
  long: 46.7,
  line1: '12 Palm Street',
  label: 'Home',
  'delivery-area-id': 11,
  minimum: 3000,
  charge: 900,
  floor: '2',
}
/** The address with some of its fields spoilt. */
const spoilt = (changes: object) => JSON.stringify({ ...ADDRESS, ...changes })

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
  for (const [key, text] of Object.entries(SOUND)) tab.localStorage.setItem(key, text)
})
afterEach(() => vi.unstubAllGlobals())

test('sound values are read as what they mean', () => {
  const values = Object.entries(KEYS).map(([key, value]) => [key, value.read()])
  expect(Object.fromEntries(values)).toEqual({
    locale: 'ar-sa',
    last_location: { id: 3, name: { 'en-us': 'Olaya', 'ar-sa': 'العليا' }, lat: 24.7, long: 46.7 },
    order_type: 'to-go',
    order_time: 1794711600000,
    isQeue: true,
    appearance: 'dark',
    cart_table: 'Terrace 4',
    nearest_branch: { id: 4, name: { 'en-us': 'Hittin' }, lat: 24.8, long: 46.6 },
    temporary_delivery: ADDRESS,
  })
})

// proves ST-08..13, ST-15
test('values are written the way they are read', () => {
  tab.localStorage.clear()
  storedLocale.write('ar-sa')
  const name = { 'en-us': 'Olaya', 'ar-sa': 'العليا' }
  lastLocation.write({ id: 3, name, lat: 24.7, long: 46.7 })
  storedOrderType.write('to-go')
  orderTime.write(1794711600000)
  queueFlag.write(true)
  storedAppearance.write('dark')
  cartTable.write('Terrace 4')
  nearestBranch.write({ id: 4, name: { 'en-us': 'Hittin' }, lat: 24.8, long: 46.6 })
  temporaryDelivery.write(ADDRESS)
  for (const [key, text] of Object.entries(SOUND)) {
    expect(tab.localStorage.getItem(key)).toBe(text)
  }
})

test.each<[keyof typeof KEYS, string]>([
  ['locale', ''],
  ['locale', 'de'],
  ['locale', '"ar-sa"'],
  ['locale', '[object Object]'],
  ['last_location', ''],
  ['last_location', 'undefined'],
  ['last_location', 'null'],
  ['last_location', '3'],
  ['last_location', '[]'],
  ['last_location', '{"id":3'],
  ['last_location', '{"id":3}'],
  ['last_location', '{"id":"3","name":{"fr":"a"},"lat":1,"long":1}'],
  ['last_location', '{"id":1.5,"name":{"fr":"a"},"lat":1,"long":1}'],
  ['last_location', '{"id":3,"name":"Olaya","lat":1,"long":1}'],
  ['last_location', '{"id":3,"name":{"fr":7},"lat":1,"long":1}'],
  ['last_location', '{"id":3,"name":{"fr":"a"},"lat":91,"long":1}'],
  ['last_location', '{"id":3,"name":{"fr":"a"},"lat":1,"long":null}'],
  ['order_type', 'teleport'],
  ['order_type', 'constructor'],
  ['order_type', '"to-go"'],
  ['order_time', 'NaN'],
  ['order_time', '-1'],
  ['order_time', '1e999'],
  ['order_time', '2026-11-15'],
  ['isQeue', 'yes'],
  ['appearance', 'sepia'],
  ['cart_table', ''],
  ['cart_table', '{"table":7}'],
  ['cart_table', '<b>7</b>'],
  ['cart_table', 'a table with a name that is far too long'],
  ['nearest_branch', '[object Object]'],
  ['nearest_branch', '{"id":4}'],
  ['nearest_branch', '{"id":0,"name":{"fr":"a"},"lat":1,"long":1}'],
  ['temporary_delivery', ''],
  ['temporary_delivery', 'null'],
  ['temporary_delivery', '[]'],
  ['temporary_delivery', '{"lat":24.7'],
  ['temporary_delivery', spoilt({ lat: '24.7' })],
  ['temporary_delivery', spoilt({ long: 181 })],
  ['temporary_delivery', spoilt({ line1: '  ' })],
  ['temporary_delivery', spoilt({ line1: 'x'.repeat(301) })],
  ['temporary_delivery', spoilt({ label: undefined })],
  ['temporary_delivery', spoilt({ minimum: -1 })],
  ['temporary_delivery', spoilt({ minimum: 30.5 })],
  ['temporary_delivery', spoilt({ charge: '900' })],
  ['temporary_delivery', spoilt({ charge: undefined })],
  ['temporary_delivery', spoilt({ 'delivery-area-id': 'eleven' })],
  ['temporary_delivery', spoilt({ floor: 2 })],
  ['temporary_delivery', spoilt({ id: 7 })],
])('%s = %j is reset, and every other key stays', (key, corrupt) => {
  tab.localStorage.setItem(key, corrupt)
  expect(KEYS[key].read()).toBeNull()
  const left = Object.keys(SOUND).filter((name) => tab.localStorage.getItem(name) !== null)
  expect(left).toEqual(Object.keys(SOUND).filter((name) => name !== key))
})
