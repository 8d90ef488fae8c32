import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inRiyadh } from '../testing/a-schedule.ts'
import { parseWireMoment, wireMoment } from './wire-moment.ts'

// proves SC-03, SC-08
test('three in the afternoon in Riyadh is stored as noon', () => {
  expect(wireMoment(inRiyadh(22, 15))).toBe('2027-02-22 12:00:00')
  expect(parseWireMoment('2027-02-22 12:00:00')).toBe(inRiyadh(22, 15))
})

// proves SC-08
test.each([
  '',
  '2026-02-30 12:00:00',
  '2026-13-01 12:00:00',
  '2027-02-29 12:00:00',
  '2027-02-22 24:00:00',
  '2027-02-22 12:60:00',
  '2027-02-22 12:00:60',
  '2027-02-22 12:00',
  '2027-02-22',
  '2027-2-22 12:00:00',
  '2027-02-22T12:00:00',
  '2027-02-22T12:00:00Z',
  '2027-02-22 12:00:00Z',
  '2027-02-22 12:00:00 ',
  ' 2027-02-22 12:00:00',
  '2027-02-22 12:00:00\n',
  '2027-02-22  12:00:00',
  '2027-02-22 12:00:00 + 1 day',
  '٢٠٢٧-02-22 12:00:00',
  '+02027-02-22 12:00:00',
  '1803297600000',
  'now',
])('%j is no time', (text) => {
  expect(parseWireMoment(text)).toBeNull()
})

test('what is written can be read, and no other text can', () => {
  const aSecond = fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => seconds * 1_000)
  fc.assert(
    fc.property(aSecond, (moment) => {
      expect(parseWireMoment(wireMoment(moment))).toBe(moment)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseWireMoment(text)).toBeNull()
    }),
  )
})
