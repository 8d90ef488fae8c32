import type { Point } from '@sufra/domain/branch/geography'
import { conceptTime } from '@sufra/domain/clock/time-zone'
import { PRAYERS, type Prayer } from '@sufra/domain/vocabulary/prayers'
import {
  CalculationMethod,
  type CalculationParameters,
  Coordinates,
  HighLatitudeRule,
  PolarCircleResolution,
  PrayerTimes,
} from 'adhan'

/** Where prayers are, and by whose clocks: the country's authority decides how they are calculated. */
export type PrayerPoint = Point & { country: string; zone: string }
/** Moments, as epoch milliseconds. */
export type PrayersOfDay = Record<Prayer, number>

const DAY = 24 * 60 * 60_000

/** The prayers of a date ('2027-02-22'): those around its noon, which the night's may outlast. */
export function prayersOn(date: string, point: PrayerPoint): PrayersOfDay {
  const noon = Date.parse(date)
  // East of the date line the sun is a day behind the calendar, or ahead of it.
  for (const shift of [0, -DAY, DAY]) {
    const prayers = calculated(new Date(noon + shift), point)
    if (conceptTime(prayers.dhuhr, point.zone).date === date) return prayers
  }
  return calculated(new Date(noon), point)
}

function calculated(date: Date, { country, lat, long }: PrayerPoint): PrayersOfDay {
  const coordinates = new Coordinates(lat, long)
  const method = prayerMethod(country, date)
  method.highLatitudeRule = HighLatitudeRule.recommended(coordinates)
  // Where the sun does not set, the nearest place where it does.
  method.polarCircleResolution = PolarCircleResolution.AqrabBalad
  // The calculation reads year, month and day off the server's own clock; noon is theirs in every zone.
  const day = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12)
  const times = new PrayerTimes(coordinates, day, method)
  const moments = PRAYERS.map((prayer) => [prayer, times[prayer].getTime()])
  return Object.fromEntries(moments) as PrayersOfDay
}

/** By the country's own authority where we know it, else by the Muslim World League. */
export function prayerMethod(country: string, date: Date): CalculationParameters {
  const method = (METHODS[country] ?? CalculationMethod.MuslimWorldLeague)()
  const isUmmAlQura = method.method === 'UmmAlQura'
  if (isUmmAlQura && isRamadan(date)) method.adjustments.isha += RAMADAN_ISHA_MINUTES
  return method
}

const METHODS: Record<string, () => CalculationParameters> = {
  SA: CalculationMethod.UmmAlQura,
  BH: CalculationMethod.UmmAlQura,
  AE: CalculationMethod.Dubai,
  KW: CalculationMethod.Kuwait,
  QA: CalculationMethod.Qatar,
  EG: CalculationMethod.Egyptian,
  OM: eighteenDegrees,
  JO: () => {
    const method = eighteenDegrees()
    method.adjustments.maghrib = 5
    return method
  },
  TR: CalculationMethod.Turkey,
  PK: CalculationMethod.Karachi,
  IR: CalculationMethod.Tehran,
  SG: CalculationMethod.Singapore,
  MY: CalculationMethod.Singapore,
  ID: CalculationMethod.Singapore,
  US: CalculationMethod.MoonsightingCommittee,
  CA: CalculationMethod.MoonsightingCommittee,
  GB: CalculationMethod.MoonsightingCommittee,
}

/** Muscat and Amman use the angles known by Karachi's name. */
function eighteenDegrees() {
  return CalculationMethod.Karachi()
}

/** In Ramadan the Umm al-Qura calendar sets the night prayer two hours after sunset, not one and a half. */
const RAMADAN_ISHA_MINUTES = 30

const hijri = new Intl.DateTimeFormat('en-US-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
})

const isRamadan = (date: Date) =>
  hijri.formatToParts(date).some(({ type, value }) => type === 'month' && value === '9')
