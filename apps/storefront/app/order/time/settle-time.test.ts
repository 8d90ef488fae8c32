import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCartStore } from '../cart/testing.ts'
import { scheduledTime } from '../choices/scheduled-time.ts'
import {
  chooseSoonest,
  chooseTime,
  lostTime,
  settleScheduledTime,
  slotStateOf,
} from './settle-time.ts'
import {
  aBranchSchedule,
  inRiyadh,
  MONDAY,
  NOW,
  TUESDAY,
  WEDNESDAY,
  wireInRiyadh,
} from './testing.ts'

const HERE = aBranchSchedule()
const ELSEWHERE = { ...HERE, destination: { locationId: 2, orderType: 'to-go' } } as const

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
  lostTime.write(null)
})
afterEach(() => vi.unstubAllGlobals())

test('a time that is free is kept', () => {
  expect(slotStateOf(inRiyadh(MONDAY, '18:00'), HERE, NOW)).toEqual({ state: 'kept' })
})

test('a time that is full is gone, and the nearest free ones are named', () => {
  expect(slotStateOf(inRiyadh(MONDAY, '18:30'), HERE, NOW)).toEqual({
    state: 'gone',
    because: 'full',
    instead: ['18:00', '18:15', '18:45'].map((time) => inRiyadh(MONDAY, time)),
  })
})

// proves SC-10
test('a time comes too close while somebody looks at it', () => {
  const at = inRiyadh(MONDAY, '14:30')
  expect(slotStateOf(at, HERE, inRiyadh(MONDAY, '14:15')).state).toBe('kept')
  expect(slotStateOf(at, HERE, inRiyadh(MONDAY, '14:16'))).toMatchObject({ because: 'not-offered' })
})

test('a time that has gone at its own destination stays chosen until the customer decides', () => {
  chooseTime(inRiyadh(MONDAY, '18:30'), HERE)
  settleScheduledTime(HERE, NOW)
  expect(scheduledTime.read()).toBe(wireInRiyadh(MONDAY, '18:30'))
  expect(lostTime.read()).toBeNull()
})

test('at another destination a time moves along if it can be kept there', () => {
  chooseTime(inRiyadh(MONDAY, '18:00'), HERE)
  settleScheduledTime(ELSEWHERE, NOW)
  expect(scheduledTime.read()).toBe(wireInRiyadh(MONDAY, '18:00'))
  expect(tab.localStorage.getItem('scheduled_place')).toBe('2 to-go')
})

test('what another destination cannot keep is cleared, and remembered so that it can be said', () => {
  chooseTime(inRiyadh(TUESDAY, '18:00'), HERE)
  settleScheduledTime(ELSEWHERE, NOW)
  expect(scheduledTime.read()).toBeNull()
  expect(lostTime.read()).toBe(inRiyadh(TUESDAY, '18:00'))
})

// proves SC-03
test.each([
  ['a new time', () => chooseTime(inRiyadh(WEDNESDAY, '09:00'), ELSEWHERE)],
  ['as soon as possible', chooseSoonest],
])('choosing %s ends the news of a lost one', (_, choose) => {
  lostTime.write(inRiyadh(TUESDAY, '18:00'))
  choose()
  expect(lostTime.read()).toBeNull()
})

test('an emptied cart takes its time along', () => {
  const cart = aCartStore()
  chooseTime(inRiyadh(MONDAY, '18:00'), HERE)
  cart.empty()
  expect(scheduledTime.read()).toBeNull()
})
