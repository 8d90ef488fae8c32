import { expect, test } from 'vitest'
import { presentWhileOpen, presentWhileShut } from './present.ts'
import { aBranchSchedule, aDay, inRiyadh, MONDAY, NOW } from './testing.ts'

const everyDay = { opens: 10 * 60, closes: 22 * 60 }
const BRANCH = {
  acceptsOrders: true,
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...everyDay })),
  holidays: [],
}
const SCHEDULE = aBranchSchedule()

test('an open branch promises its minutes, or nothing when the kitchen is full', () => {
  const open = { 'accepts-orders': true }
  expect(presentWhileOpen({ ...open, 'quote-minutes': 35 })).toEqual({ is: 'open', minutes: 35 })
  expect(presentWhileOpen({ ...open, 'quote-minutes': null })).toEqual({ is: 'full' })
})

// proves ER-15
test('a branch that is shut says when it opens next', () => {
  const now = inRiyadh(MONDAY, '09:00')
  const opensAt = inRiyadh(MONDAY, '10:00')
  expect(presentWhileShut(SCHEDULE, BRANCH, now)).toEqual({ is: 'closed', opensAt })
})

test('a prayer is told from closing time', () => {
  const pause = { prayer: 'asr', from: NOW - 60_000, to: NOW + 60_000 } as const
  const days = [{ ...aDay(MONDAY, []), pauses: [pause] }]
  expect(presentWhileShut({ ...SCHEDULE, days }, BRANCH, NOW)).toEqual({
    is: 'prayer',
    until: pause.to,
  })
})

test('a branch that takes no orders until further notice says so', () => {
  expect(presentWhileShut(SCHEDULE, { ...BRANCH, acceptsOrders: false }, NOW)).toEqual({
    is: 'paused',
  })
})

test('without its hours a branch is shut, and nobody says for how long', () => {
  expect(presentWhileShut(SCHEDULE, null, NOW)).toEqual({ is: 'closed', opensAt: null })
})
