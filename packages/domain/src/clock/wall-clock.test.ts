import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { firstMoment, settledMoment } from './clock-changes.ts'
import { wallClock } from './wall-clock.ts'

const ZONES = [
  'Asia/Riyadh',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Etc/GMT-3',
  '+05:30',
  '-09:30',
]
const aZone = fc.constantFrom(...ZONES)
const aTime = fc.integer({ min: Date.UTC(2022, 0), max: Date.UTC(2032, 0) })
const dateTime = (wall: number) =>
  Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime()

/** Within hours of a change of clocks, where the zone has one. */
const aTimeOfChange = fc
  .tuple(aZone, aTime, fc.integer({ min: -300, max: 300 }))
  .map(([zone, time, minutes]) => {
    const change = Temporal.Instant.fromEpochMilliseconds(time)
      .toZonedDateTimeISO(zone)
      .getTimeZoneTransition('next')
    return { zone, time: (change?.epochMilliseconds ?? time) + minutes * 60_000 }
  })
const aMoment = fc.oneof(fc.record({ zone: aZone, time: aTime }), aTimeOfChange)

test('clocks show what Temporal says they show', () => {
  fc.assert(
    fc.property(aMoment, ({ zone, time }) => {
      const clock = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone)
      expect(dateTime(wallClock(time, zone)).equals(clock.toPlainDateTime())).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a time shown once has one moment, a repeated one its first and second, a skipped one the skip', () => {
  fc.assert(
    fc.property(aMoment, fc.integer({ min: -90, max: 90 }), ({ zone, time }, shift) => {
      const wanted = wallClock(time, zone) + shift * 60_000
      const earlier = dateTime(wanted).toZonedDateTime(zone, { disambiguation: 'earlier' })
      const later = dateTime(wanted).toZonedDateTime(zone, { disambiguation: 'later' })
      const isSkipped = !earlier.toPlainDateTime().equals(dateTime(wanted))
      const skip = earlier.getTimeZoneTransition('next')?.epochMilliseconds
      expect(firstMoment(wanted, zone)).toBe(isSkipped ? skip : earlier.epochMilliseconds)
      const isStartOfRepeat = wallClock(later.epochMilliseconds - 1, zone) > wanted
      if (isSkipped) expect(settledMoment(wanted, zone)).toBe(skip)
      else if (!isStartOfRepeat) expect(settledMoment(wanted, zone)).toBe(later.epochMilliseconds)
    }),
    { numRuns: 1000 },
  )
})

test('before its first moment clocks show less, and from its settled moment on never again', () => {
  fc.assert(
    fc.property(aMoment, fc.nat(180), ({ zone, time }, ahead) => {
      const first = firstMoment(time, zone)
      const settled = settledMoment(time, zone)
      expect(first).toBeLessThanOrEqual(settled)
      expect(wallClock(first, zone)).toBeGreaterThanOrEqual(time)
      expect(wallClock(first - 1 - ahead * 60_000, zone)).toBeLessThan(time)
      expect(wallClock(settled - 1, zone)).toBeLessThan(time)
      expect(wallClock(settled + ahead * 60_000, zone)).toBeGreaterThanOrEqual(time)
    }),
    { numRuns: 1000 },
  )
})

test('three in the afternoon in Riyadh is noon in UTC', () => {
  const three = Date.UTC(2027, 1, 22, 15)
  expect(firstMoment(three, 'Asia/Riyadh')).toBe(Date.UTC(2027, 1, 22, 12))
})

test('where a browser does not know a zone, its clocks are those of UTC', () => {
  expect(wallClock(Date.UTC(2027, 1, 22, 12), 'Mars/Olympus')).toBe(Date.UTC(2027, 1, 22, 12))
})
