import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inRiyadh } from '../time/testing.ts'
import {
  scheduledMoment,
  scheduledTime,
  scheduleFor,
  wasScheduledElsewhere,
} from './scheduled-time.ts'

const DESTINATION = { locationId: 1, orderType: 'to-go' } as const

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => vi.unstubAllGlobals())

// proves PR-03, SC-08
test('a time in Riyadh is stored in UTC, as it is sent', () => {
  scheduleFor(inRiyadh('2026-11-16', '15:00'), DESTINATION)
  expect(tab.localStorage.getItem('scheduled_time')).toBe('2026-11-16 12:00:00')
  expect(scheduledMoment(scheduledTime.read())).toBe(inRiyadh('2026-11-16', '15:00'))
})

test.each([
  '',
  'null',
  'tomorrow',
  '2026-11-16',
  '2026-02-30 12:00:00',
  '2026-11-16T12:00:00Z',
  '{',
])('what is no time (%s) resets its own key and nothing else', (corrupt) => {
  tab.localStorage.setItem('items', '[]')
  tab.localStorage.setItem('scheduled_time', corrupt)
  expect(scheduledTime.read()).toBeNull()
  expect(tab.localStorage.getItem('scheduled_time')).toBeNull()
  expect(tab.localStorage.getItem('items')).toBe('[]')
})

test('a time belongs to the branch and the order type it was chosen for', () => {
  scheduleFor(inRiyadh('2026-11-16', '15:00'), DESTINATION)
  expect(wasScheduledElsewhere(DESTINATION)).toBe(false)
  expect(wasScheduledElsewhere({ ...DESTINATION, locationId: 2 })).toBe(true)
  expect(wasScheduledElsewhere({ ...DESTINATION, orderType: 'deliver' })).toBe(true)
})

test('a time whose destination was lost is taken for this destination’s', () => {
  scheduleFor(inRiyadh('2026-11-16', '15:00'), DESTINATION)
  tab.localStorage.setItem('scheduled_place', '{')
  expect(wasScheduledElsewhere({ ...DESTINATION, locationId: 2 })).toBe(false)
})
