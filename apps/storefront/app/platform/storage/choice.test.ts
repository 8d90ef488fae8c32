import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetStaleChoice, rememberChoice, watchChoice } from './choice.ts'
import { queueFlag } from './keys/queue-flag.ts'

const OLAYA = { id: 3, name: { 'en-us': 'Olaya' }, lat: 24.7, long: 46.7 }
const NOON = Date.UTC(2026, 10, 15, 12)
const MINUTE = 60_000
const CHOICE = ['last_location', 'order_type', 'isQeue', 'order_time']

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const remembered = () => CHOICE.filter((key) => tab.localStorage.getItem(key) !== null)
function chooseEverything(now: number) {
  rememberChoice({ location: OLAYA, orderType: 'to-go' }, now)
  queueFlag.write(true)
}

// proves ST-06
test('the moment of a choice is stored with it', () => {
  rememberChoice({ orderType: 'pickup' }, NOON)
  expect(tab.localStorage.getItem('order_type')).toBe('pickup')
  expect(tab.localStorage.getItem('order_time')).toBe(String(NOON))
})

// proves ST-06, ST-22
test('a choice is kept for 2 h 59 min and forgotten at 3 h', () => {
  chooseEverything(NOON)
  forgetStaleChoice(NOON + 179 * MINUTE)
  expect(remembered()).toEqual(CHOICE)
  forgetStaleChoice(NOON + 180 * MINUTE)
  expect(remembered()).toEqual([])
})

test('forgetting a choice leaves the language and the cart alone', () => {
  tab.localStorage.setItem('locale', 'fr')
  tab.localStorage.setItem('items', '[]')
  chooseEverything(NOON)
  forgetStaleChoice(NOON + 180 * MINUTE)
  expect(tab.localStorage.getItem('locale')).toBe('fr')
  expect(tab.localStorage.getItem('items')).toBe('[]')
})

test('a choice that lost its time is given three hours from now', () => {
  chooseEverything(NOON)
  tab.localStorage.setItem('order_time', 'broken')
  forgetStaleChoice(NOON)
  expect(tab.localStorage.getItem('order_time')).toBe(String(NOON))
})

test('a clock set back does not make a choice last longer than three hours', () => {
  chooseEverything(NOON + 600 * MINUTE)
  forgetStaleChoice(NOON)
  forgetStaleChoice(NOON + 180 * MINUTE)
  expect(remembered()).toEqual([])
})

test('without a choice nothing is written', () => {
  forgetStaleChoice(NOON)
  expect(remembered()).toEqual([])
})

// proves ST-22
test('an open page forgets within five seconds', () => {
  vi.useFakeTimers({ now: NOON })
  chooseEverything(NOON)
  vi.setSystemTime(NOON + 180 * MINUTE - 1_000)
  const stop = watchChoice()
  vi.advanceTimersByTime(4_999)
  expect(remembered()).toEqual(CHOICE)
  vi.advanceTimersByTime(1)
  expect(remembered()).toEqual([])
  stop()
})

test('a page opened later forgets at once', () => {
  vi.useFakeTimers({ now: NOON })
  chooseEverything(NOON - 200 * MINUTE)
  watchChoice()()
  expect(remembered()).toEqual([])
})
