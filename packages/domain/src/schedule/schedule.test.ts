import { expect, test } from 'vitest'
import { aSchedule, daily, inRiyadh } from '../testing/a-schedule.ts'
import { hasCapacity, kitchenSlot, type Schedule, scheduleFault } from './schedule.ts'

const taken = (slot: number, orders: number) => new Map([[slot, orders]])
const limited = { ordersPerSlot: 2 }

test('a time while the branch is open, far enough ahead and with room, can be had', () => {
  expect(scheduleFault(inRiyadh(22, 18), aSchedule())).toBeNull()
})

// proves SC-04, SC-05, SC-06, SC-07
test.each<[string, number, string | null, Partial<Schedule>?]>([
  ['now is too soon', inRiyadh(22, 15), 'too-soon'],
  ['a millisecond ago is past', inRiyadh(22, 15) - 1, 'past'],
  ['yesterday is past', inRiyadh(21, 18), 'past'],
  ['no time at all is past', Number.NaN, 'past'],
  ['just under 15 minutes is too soon', inRiyadh(22, 15, 15) - 1, 'too-soon'],
  ['15 minutes will do', inRiyadh(22, 15, 15), null],
  ['the last allowed day will do', inRiyadh(29, 18), null],
  ['the day after it is too late', inRiyadh(30, 18), 'too-late'],
  ['24 hours will do', inRiyadh(23, 15), null, { allowAdvance: false }],
  ['more is too late', inRiyadh(23, 15) + 1, 'too-late', { allowAdvance: false }],
  ['tonight will do at a table', inRiyadh(22, 20), null, { orderType: 'dine-in' }],
  ['tomorrow is too late at a table', inRiyadh(23, 18), 'too-late', { orderType: 'dine-in' }],
])('%s', (_, at, fault, changes) => {
  expect(scheduleFault(at, aSchedule(changes))).toBe(fault)
})

test.each<[string, number, string | null, Partial<Schedule>?]>([
  ['before the opening', inRiyadh(23, 10) - 1, 'closed'],
  ['at the opening', inRiyadh(23, 10), null],
  ['at the closing', inRiyadh(22, 22), 'closed'],
  ['after midnight, on a long night', inRiyadh(23, 1), null, { hours: daily(600, 26 * 60) }],
  [
    'on a shut holiday',
    inRiyadh(23, 18),
    'closed',
    { holidays: [{ date: '2027-02-23', opens: null, closes: null }] },
  ],
  ['at a branch that has paused itself', inRiyadh(22, 18), 'closed', { isPaused: true }],
  [
    'during a prayer',
    inRiyadh(22, 18),
    'prayer',
    { pauses: [{ from: inRiyadh(22, 17, 50), to: inRiyadh(22, 18, 10) }] },
  ],
])('%s', (_, at, fault, changes) => {
  expect(scheduleFault(at, aSchedule(changes))).toBe(fault)
})

test('a full slot is full to its last moment, its neighbours are not', () => {
  const schedule = aSchedule({ kitchen: limited, taken: taken(inRiyadh(22, 18), 2) })
  expect(scheduleFault(inRiyadh(22, 18), schedule)).toBe('full')
  expect(scheduleFault(inRiyadh(22, 18, 15) - 1, schedule)).toBe('full')
  expect(scheduleFault(inRiyadh(22, 18, 15), schedule)).toBeNull()
  expect(scheduleFault(inRiyadh(22, 18) - 1, schedule)).toBeNull()
})

test('a delivery takes its room in the kitchen before the road', () => {
  const schedule = aSchedule({ orderType: 'deliver', kitchen: { ...limited, deliveryMinutes: 30 } })
  expect(kitchenSlot(inRiyadh(22, 18), schedule)).toBe(inRiyadh(22, 17, 30))
  const busy = { ...schedule, taken: taken(inRiyadh(22, 17, 30), 2) }
  expect(hasCapacity(inRiyadh(22, 18), busy)).toBe(false)
  expect(hasCapacity(inRiyadh(22, 17, 30), busy)).toBe(true)
})

test('what should be ready already takes its room in the present', () => {
  const schedule = aSchedule({ orderType: 'deliver', kitchen: { deliveryMinutes: 60 } })
  expect(kitchenSlot(inRiyadh(22, 15, 20), schedule)).toBe(inRiyadh(22, 15))
})

test('a kitchen without a limit is never full', () => {
  expect(hasCapacity(inRiyadh(22, 18), aSchedule({ taken: taken(inRiyadh(22, 18), 1e6) }))).toBe(
    true,
  )
})
