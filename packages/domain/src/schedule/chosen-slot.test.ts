import { expect, test } from 'vitest'
import { aSchedule, inRiyadh } from '../testing/a-schedule.ts'
import { chosenSlotState } from './chosen-slot.ts'
import { slotsOn } from './schedule-slots.ts'

const chosen = inRiyadh(22, 18)
const stateWith = (changes: Parameters<typeof aSchedule>[0]) =>
  chosenSlotState(chosen, slotsOn('2027-02-22', aSchedule(changes)))

test('a time that is still free is kept', () => {
  expect(stateWith({ now: inRiyadh(22, 17) })).toEqual({ state: 'kept' })
})

test('a time somebody else took is said to be full, with the nearest that are free', () => {
  const full = [18 * 60, 18 * 60 + 15].map((minutes): [number, number] => [
    inRiyadh(22, 0, minutes),
    1,
  ])
  expect(stateWith({ kitchen: { ordersPerSlot: 1 }, taken: new Map(full) })).toEqual({
    state: 'gone',
    because: 'full',
    instead: [inRiyadh(22, 17, 30), inRiyadh(22, 17, 45), inRiyadh(22, 18, 30)],
  })
})

test('a time that came too close is not offered any more', () => {
  expect(stateWith({ now: inRiyadh(22, 17, 50) })).toEqual({
    state: 'gone',
    because: 'not-offered',
    instead: [inRiyadh(22, 18, 15), inRiyadh(22, 18, 30), inRiyadh(22, 18, 45)],
  })
})

test('a prayer is named as the reason', () => {
  const pauses = [{ from: chosen, to: chosen + 60_000 }]
  expect(stateWith({ pauses })).toMatchObject({ state: 'gone', because: 'prayer' })
})

test('where nothing is left there is nothing instead', () => {
  expect(stateWith({ isPaused: true })).toEqual({
    state: 'gone',
    because: 'not-offered',
    instead: [],
  })
})
