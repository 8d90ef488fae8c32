import { conceptTime } from '@sufra/domain/clock/time-zone'
import { wireMoment } from '@sufra/domain/clock/wire-moment'
import { expect, test, vi } from 'vitest'
import { type PrayersOfDay, prayersOn } from './prayer-times.ts'

const RIYADH = { country: 'SA', lat: 24.6987, long: 46.6826, zone: 'Asia/Riyadh' }
const times = (prayers: PrayersOfDay) => Object.values(prayers).map(wireMoment)

// proves API-70, A-40
test('the prayers of Riyadh are those of the Umm al-Qura calendar', () => {
  expect(times(prayersOn('2027-06-21', RIYADH))).toEqual([
    '2027-06-21 00:33:00',
    '2027-06-21 08:55:00',
    '2027-06-21 12:16:00',
    '2027-06-21 15:45:00',
    '2027-06-21 17:15:00',
  ])
})

test('in Ramadan the night prayer waits half an hour longer', () => {
  const before = prayersOn('2027-02-07', RIYADH)
  const within = prayersOn('2027-02-08', RIYADH)
  expect(before.isha - before.maghrib).toBe(90 * 60_000)
  expect(within.isha - within.maghrib).toBe(120 * 60_000)
})

test.each(['AE', 'KW', 'QA', 'EG', 'OM', 'JO', 'NG'])(
  'in %s the authorities calculate in their own way, but not hours apart',
  (country) => {
    const other = prayersOn('2027-06-21', { ...RIYADH, country })
    const own = prayersOn('2027-06-21', RIYADH)
    expect(other).not.toEqual(own)
    for (const prayer of ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const) {
      expect(Math.abs(other[prayer] - own[prayer])).toBeLessThan(45 * 60_000)
    }
  },
)

test.each([
  ['Pacific/Kiritimati', 1.87, -157.4],
  ['Pacific/Auckland', -36.85, 174.76],
  ['Pacific/Honolulu', 21.3, -157.86],
  ['Etc/GMT-14', 24.7, 46.68],
])('in %s noon is the noon of the date asked about', (zone, lat, long) => {
  const { dhuhr } = prayersOn('2027-06-21', { country: 'SA', lat, long, zone })
  expect(conceptTime(dhuhr, zone).date).toBe('2027-06-21')
})

test('the clock of the server does not matter', () => {
  const here = prayersOn('2027-04-30', RIYADH)
  try {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Honolulu', 'Africa/Cairo']) {
      vi.stubEnv('TZ', zone)
      expect(prayersOn('2027-04-30', RIYADH)).toEqual(here)
    }
  } finally {
    vi.unstubAllEnvs()
  }
})

test('there are prayers everywhere and on every day, in their order', () => {
  for (const lat of [-90, -66, -30, 0, 30, 66, 90]) {
    for (const long of [-180, -90, 0, 90, 180]) {
      for (const date of ['2027-01-01', '2027-06-21', '2028-02-29']) {
        const { fajr, dhuhr, maghrib, isha } = prayersOn(date, { ...RIYADH, lat, long })
        expect(fajr).toBeLessThan(dhuhr)
        expect(dhuhr).toBeLessThan(maghrib)
        expect(maghrib).toBeLessThan(isha)
      }
    }
  }
})
