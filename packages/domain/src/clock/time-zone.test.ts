import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { conceptTime } from './time-zone.ts'
import { zoneOf } from './zone-name.ts'

test.each([
  ['Asia/Riyadh', 'Asia/Riyadh'],
  ['Africa/Cairo', 'Africa/Cairo'],
  ['UTC', 'UTC'],
  ['GMT+3', 'Etc/GMT-3'],
  ['UTC-4', 'Etc/GMT+4'],
  ['utc +03:00', 'Etc/GMT-3'],
  ['GMT−5', 'Etc/GMT+5'],
  ['UTC+14', 'Etc/GMT-14'],
  ['UTC+0', 'Etc/GMT'],
  ['UTC+5:30', '+05:30'],
  ['GMT-0930', '-09:30'],
  ['+05:30', '+05:30'],
  ['UTC+15', 'UTC'],
  ['UTC-13', 'UTC'],
  ['UTC+5:75', 'UTC'],
  ['Mars/Olympus', 'UTC'],
  ['GMT+', 'UTC'],
  ['', 'UTC'],
])('%j means %s', (name, zone) => {
  expect(zoneOf(name)).toBe(zone)
})

test('GMT+3 shows the clocks of Riyadh, not those of Brazil', () => {
  const noon = Date.UTC(2027, 1, 22, 12)
  expect(conceptTime(noon, zoneOf('GMT+3'))).toEqual(conceptTime(noon, 'Asia/Riyadh'))
  expect(conceptTime(noon, 'Asia/Riyadh')).toEqual({ date: '2027-02-22', weekday: 1, minutes: 900 })
})

test('midnight begins a day', () => {
  const midnight = Date.UTC(2027, 0, 1, 21)
  expect(conceptTime(midnight, 'Asia/Riyadh')).toEqual({
    date: '2027-01-02',
    weekday: 6,
    minutes: 0,
  })
})

test('every name, however odd, yields a zone that works', () => {
  const aName = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('GMT', 'UTC'), fc.constantFrom('+', '-'), fc.nat(20), fc.nat(70))
      .map(
        ([base, sign, hours, minutes]) =>
          `${base}${sign}${hours}:${String(minutes).padStart(2, '0')}`,
      ),
  )
  fc.assert(
    fc.property(aName, (name) => {
      const zone = zoneOf(name)
      expect(zoneOf(zone)).toBe(zone)
      expect(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)).not.toThrow()
    }),
  )
})

test('calendar and clock agree with Temporal in every zone and season', () => {
  const zones = ['Asia/Riyadh', 'Africa/Cairo', 'America/New_York', 'Etc/GMT-3', '+05:30', '-09:30']
  const anInstant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })
  fc.assert(
    fc.property(anInstant, fc.constantFrom(...zones), (now, zone) => {
      const clock = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone)
      expect(conceptTime(now, zone)).toEqual({
        date: clock.toPlainDate().toString(),
        weekday: clock.dayOfWeek % 7,
        minutes: clock.hour * 60 + clock.minute,
      })
    }),
  )
})
