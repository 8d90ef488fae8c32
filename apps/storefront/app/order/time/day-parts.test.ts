import { expect, test } from 'vitest'
import { byDayPart } from './day-parts.ts'
import { aDay, MONDAY } from './testing.ts'

const partsOf = (times: string[]) =>
  byDayPart(aDay(MONDAY, times).slots, 'Asia/Riyadh').map(({ part, slots }) => [part, slots.length])

test('a day’s times stand by the part of the day, as the brand’s clocks show it', () => {
  expect(partsOf(['00:15', '04:45', '05:00', '11:45', '12:00', '16:45', '17:00', '23:45'])).toEqual(
    [
      ['night', 2],
      ['morning', 2],
      ['afternoon', 2],
      ['evening', 2],
    ],
  )
})

test('parts without times are left out', () => {
  expect(partsOf(['18:00'])).toEqual([['evening', 1]])
  expect(partsOf([])).toEqual([])
})
