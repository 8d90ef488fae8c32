import { expect, test } from 'vitest'
import { zonedDateTime } from './zoned-date-time.ts'

const now = Date.parse('2027-07-01T22:59:59.999Z')

test.each([
  ['Asia/Riyadh', '2027-07-02T01:59:59+03:00'],
  ['America/New_York', '2027-07-01T18:59:59-04:00'],
  ['Asia/Kolkata', '2027-07-02T04:29:59+05:30'],
  ['GMT+3', '2027-07-02T01:59:59+03:00'],
  ['UTC', '2027-07-01T22:59:59+00:00'],
  ['no zone at all', '2027-07-01T22:59:59+00:00'],
])('in %s it is %s', (timezone, shown) => {
  expect(zonedDateTime(now, timezone)).toBe(shown)
  expect(Date.parse(zonedDateTime(now, timezone))).toBe(Math.trunc(now / 1_000) * 1_000)
})
