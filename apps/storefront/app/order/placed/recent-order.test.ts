import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ORDER } from '../../features/orders/testing.ts'
import { cancelOrderTime, noteStatus } from './cancel-deadline.ts'
import { forgetOrder, forgetStaleOrder, rememberOrder } from './recent-order.ts'

const OTHER = '20000000-0000-4000-8000-000000000002'
const HOUR = 60 * 60_000
const START = Date.UTC(2026, 10, 15, 9)

let tab: TestWindow
const stored = (key: string) => tab.localStorage.getItem(key)
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => vi.unstubAllGlobals())

// proves ST-01, ST-02, ST-03
test('an order is remembered with its status and the time', () => {
  rememberOrder({ id: ORDER, status: 'posted' }, START)
  rememberOrder({ id: ORDER, status: 'accepted' }, START + HOUR)
  expect(stored('recent_order_id')).toBe(ORDER)
  expect(stored('recent_order_status')).toBe('accepted')
  expect(stored('order_notif_status_timestamp')).toBe(String(START))
})

// proves OR-16, ST-23
test('after 23 hours it is forgotten, and not a minute before', () => {
  rememberOrder({ id: ORDER, status: 'posted' }, START)
  forgetStaleOrder(START + 23 * HOUR - 1)
  expect(stored('recent_order_id')).toBe(ORDER)
  forgetStaleOrder(START + 23 * HOUR)
  for (const key of ['recent_order_id', 'recent_order_status', 'order_notif_status_timestamp']) {
    expect(stored(key)).toBeNull()
  }
})

test('a record without its time begins now', () => {
  rememberOrder({ id: ORDER, status: 'posted' }, START)
  tab.localStorage.setItem('order_notif_status_timestamp', 'noon')
  forgetStaleOrder(START + 30 * HOUR)
  expect(stored('order_notif_status_timestamp')).toBe(String(START + 30 * HOUR))
})

test('a newer order takes the place of the last, and only its own end ends it', () => {
  rememberOrder({ id: ORDER, status: 'posted' }, START)
  rememberOrder({ id: OTHER, status: 'posted' }, START + HOUR)
  forgetOrder(ORDER)
  expect(stored('recent_order_id')).toBe(OTHER)
  expect(stored('order_notif_status_timestamp')).toBe(String(START + HOUR))
  forgetOrder(OTHER)
  expect(stored('recent_order_id')).toBeNull()
})

// proves OR-09, ST-07
test('the last status in which an order can be cancelled starts the countdown, the next one ends it', () => {
  const rules = { maxStatus: 2, minutes: 5 }
  noteStatus(1, rules, START)
  expect(cancelOrderTime.read()).toBeNull()
  noteStatus(2, rules, START)
  expect(stored('cancel_order_time')).toBe(String(START + 5 * 60_000))
  noteStatus(3, rules, START + 60_000)
  expect(stored('cancel_order_time')).toBeNull()
})
