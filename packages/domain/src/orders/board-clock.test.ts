import { expect, test } from 'vitest'
import { byUrgency, stopwatch, type TimedOrder, timelinessOf } from './board-clock.ts'

const MINUTE = 60_000
const promisedAt = 100 * MINUTE
const order = (changes: Partial<TimedOrder> = {}): TimedOrder => ({
  type: 'to-go',
  status: 'in-kitchen',
  promisedAt,
  ...changes,
})

test.each([
  [6, 'in-time'],
  [5, 'due-soon'],
  [0, 'due-soon'],
  [-1, 'late'],
])('%i minutes before its time an order is %s', (minutes, timeliness) => {
  expect(timelinessOf(order(), promisedAt - minutes * MINUTE)).toBe(timeliness)
})

test('what waits for its customer is never late; what waits for a driver is', () => {
  const after = promisedAt + MINUTE

  expect(timelinessOf(order({ status: 'ready' }), after)).toBe('in-time')
  expect(timelinessOf(order({ status: 'ready', type: 'deliver' }), after)).toBe('late')
})

test.each([
  [-5_000, '0:00'],
  [65_999, '1:05'],
  [59 * MINUTE, '59:00'],
  [62 * MINUTE + 9_000, '1:02:09'],
])('%i ms read %s', (ms, text) => {
  expect(stopwatch(ms)).toBe(text)
})

test('somebody waiting at the curb comes before whatever was promised earlier', () => {
  const waiting = { arrivedAt: 1, promisedAt: 9 }
  const early = { arrivedAt: null, promisedAt: 1 }
  const late = { arrivedAt: null, promisedAt: 5 }

  expect([late, early, waiting].sort(byUrgency)).toEqual([waiting, early, late])
})
