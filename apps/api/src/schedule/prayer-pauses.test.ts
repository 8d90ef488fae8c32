import { expect, test } from 'vitest'
import { prayerPauses } from './prayer-pauses.ts'
import { prayersOn } from './prayer-times.ts'

const RIYADH = { country: 'SA', lat: 24.6987, long: 46.6826, zone: 'Asia/Riyadh' }
const MINUTE = 60_000
const { dhuhr, isha } = prayersOn('2027-06-21', RIYADH)

test('kitchens rest from each call on, as long as the brand says', () => {
  const day = { from: Date.UTC(2027, 5, 20, 21), to: Date.UTC(2027, 5, 21, 21) - 1 }
  const pauses = prayerPauses(RIYADH, 20, day)

  expect(pauses.map(({ prayer }) => prayer)).toEqual(['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'])
  expect(pauses[1]).toEqual({ prayer: 'dhuhr', from: dhuhr, to: dhuhr + 20 * MINUTE })
})

test('a pause that has begun is told until it is over', () => {
  const at = (moment: number) => prayerPauses(RIYADH, 20, { from: moment, to: moment })
  expect(at(isha - 1)).toEqual([])
  expect(at(isha)).toHaveLength(1)
  expect(at(isha + 20 * MINUTE - 1)).toHaveLength(1)
  expect(at(isha + 20 * MINUTE)).toEqual([])
})

test('a brand whose kitchens do not rest has no pauses', () => {
  expect(prayerPauses(RIYADH, 0, { from: dhuhr, to: isha })).toEqual([])
})
