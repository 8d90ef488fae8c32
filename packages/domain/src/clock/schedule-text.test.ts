import { expect, test } from 'vitest'
import { dateText, timeText } from './schedule-text.ts'

const RIYADH = 'Asia/Riyadh'
const afternoon = Date.UTC(2027, 0, 9, 12, 5)
const night = Date.UTC(2027, 0, 9, 21, 5)

// proves SC-09
test('a time is hh:mm A and a date MMM DD', () => {
  expect(timeText(afternoon, RIYADH, 'en-us')).toBe('03:05 PM')
  expect(timeText(night, RIYADH, 'en-us')).toBe('12:05 AM')
  expect(dateText(afternoon, RIYADH, 'en-us')).toBe('Jan 09')
})

test('other languages write them in their own way, in Latin digits and the same calendar', () => {
  expect(timeText(afternoon, RIYADH, 'ar-sa')).toBe('03:05 م')
  expect(dateText(afternoon, RIYADH, 'ar-sa')).toBe('09 يناير')
  expect(timeText(night, RIYADH, 'fr')).toBe('00:05')
  expect(dateText(afternoon, RIYADH, 'fr')).toBe('09 janv.')
})

test('both are those of the zone, also past midnight and by half hours', () => {
  expect(dateText(night, RIYADH, 'en-us')).toBe('Jan 10')
  expect(timeText(afternoon, '+05:30', 'en-us')).toBe('05:35 PM')
})
