import { expect, test } from 'vitest'
import { aSchedule, inRiyadh } from '../testing/a-schedule.ts'
import { acceptsOrdersAt } from './accepting-orders.ts'

// proves ER-15
test('a branch takes orders from its opening to just before its closing', () => {
  const branch = aSchedule()
  expect(acceptsOrdersAt(branch, inRiyadh(22, 10) - 1)).toBe(false)
  expect(acceptsOrdersAt(branch, inRiyadh(22, 10))).toBe(true)
  expect(acceptsOrdersAt(branch, inRiyadh(22, 22) - 1)).toBe(true)
  expect(acceptsOrdersAt(branch, inRiyadh(22, 22))).toBe(false)
})

test('a branch that has paused itself takes none', () => {
  expect(acceptsOrdersAt(aSchedule({ isPaused: true }), inRiyadh(22, 15))).toBe(false)
})

test('nobody takes orders during a prayer', () => {
  const branch = aSchedule({ pauses: [{ from: inRiyadh(22, 15), to: inRiyadh(22, 15, 20) }] })
  expect(acceptsOrdersAt(branch, inRiyadh(22, 15) - 1)).toBe(true)
  expect(acceptsOrdersAt(branch, inRiyadh(22, 15))).toBe(false)
  expect(acceptsOrdersAt(branch, inRiyadh(22, 15, 20))).toBe(true)
})

test('a shut holiday is no day for orders, though the weekday would be', () => {
  const branch = aSchedule({ holidays: [{ date: '2027-02-22', opens: null, closes: null }] })
  expect(acceptsOrdersAt(branch, inRiyadh(22, 15))).toBe(false)
})
