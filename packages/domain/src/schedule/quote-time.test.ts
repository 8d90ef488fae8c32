import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSchedule, daily, inRiyadh } from '../testing/a-schedule.ts'
import { quoteMinutes, soonestQuote } from './quote-time.ts'
import { kitchenSlot } from './schedule.ts'

const QUARTER = 15 * 60_000

// proves IM-22
test('an idle kitchen needs its preparation, and the road for a delivery', () => {
  expect(quoteMinutes(aSchedule())).toBe(20)
  expect(quoteMinutes(aSchedule({ orderType: 'deliver' }))).toBe(45)
})

test('where the slot is full, the next one with room decides', () => {
  const load = (slots: number) =>
    aSchedule({
      kitchen: { ordersPerSlot: 4 },
      taken: new Map(
        Array.from({ length: slots }, (_, slot) => [inRiyadh(22, 15, 15) + slot * QUARTER, 4]),
      ),
    })
  expect([0, 1, 2, 8].map((slots) => quoteMinutes(load(slots)))).toEqual([20, 30, 45, 135])
})

test('a quote names the slot it takes its room in', () => {
  const schedule = aSchedule({
    orderType: 'deliver',
    kitchen: { ordersPerSlot: 1 },
    taken: new Map([[inRiyadh(22, 15, 15), 1]]),
  })
  const quote = soonestQuote(schedule)
  expect(quote).toEqual({ dueAt: inRiyadh(22, 15, 55), minutes: 55 })
  expect(kitchenSlot(quote?.dueAt ?? 0, schedule)).toBe(inRiyadh(22, 15, 30))
})

test('a prayer on the way is added', () => {
  const pauses = [{ from: inRiyadh(22, 15, 10), to: inRiyadh(22, 15, 30) }]
  expect(quoteMinutes(aSchedule({ pauses }))).toBe(40)
})

test('nothing is promised for the time of a prayer', () => {
  const pauses = [{ from: inRiyadh(22, 15, 20), to: inRiyadh(22, 15, 40) }]
  expect(quoteMinutes(aSchedule({ pauses }))).toBe(40)
})

test('a kitchen that is full until the branch shuts promises nothing', () => {
  const schedule = aSchedule({ now: inRiyadh(22, 21, 30), kitchen: { ordersPerSlot: 1 } })
  expect(quoteMinutes({ ...schedule, taken: new Map([[inRiyadh(22, 21, 45), 1]]) })).toBeNull()
  expect(quoteMinutes({ ...schedule, now: inRiyadh(22, 21, 59) })).toBe(20)
})

test('a kitchen with no room at all promises nothing', () => {
  const schedule = aSchedule({ hours: daily(0, 1440), kitchen: { ordersPerSlot: 0 } })
  expect(quoteMinutes(schedule)).toBeNull()
})

test('a quote is never below what the work takes, and more load never makes it shorter', () => {
  const aLoad = fc.array(fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 3 })), { maxLength: 20 })
  const somePauses = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 30 })), {
    maxLength: 3,
  })
  const minute = (past: number) => inRiyadh(22, 15) + past * 60_000
  fc.assert(
    fc.property(aLoad, somePauses, fc.nat(20), fc.nat(59), (load, pauses, extra, past) => {
      const counts = new Map<number, number>()
      for (const [slot, orders] of load) counts.set(inRiyadh(22, 15) + slot * QUARTER, orders)
      const schedule = aSchedule({
        now: minute(past),
        orderType: 'deliver',
        hours: daily(0, 1440),
        kitchen: { ordersPerSlot: 3 },
        pauses: pauses.map(([from, length]) => ({ from: minute(from), to: minute(from + length) })),
        taken: counts,
      })
      const before = quoteMinutes(schedule) ?? 0
      const taken = new Map(counts).set(inRiyadh(22, 15) + extra * QUARTER, 3)
      expect(before).toBeGreaterThanOrEqual(45)
      expect(quoteMinutes({ ...schedule, taken })).toBeGreaterThanOrEqual(before)
    }),
  )
})
