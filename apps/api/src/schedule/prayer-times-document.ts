import type { PrayerTimesDocument } from '@sufra/contract/orders/schedule'
import { wireMoment } from '@sufra/domain/clock/wire-moment'
import type { Concept } from '../concepts/concept-queries.ts'
import type { PrayersOfDay } from './prayer-times.ts'

export const prayerTimesDocument = (
  concept: Concept,
  date: string,
  prayers: PrayersOfDay,
): PrayerTimesDocument => ({
  data: {
    type: 'prayer-times',
    attributes: {
      date,
      'default-timezone': concept.timezone,
      fajr: wireMoment(prayers.fajr),
      dhuhr: wireMoment(prayers.dhuhr),
      asr: wireMoment(prayers.asr),
      maghrib: wireMoment(prayers.maghrib),
      isha: wireMoment(prayers.isha),
      'pause-minutes': concept.settings.prayerPauseMinutes,
    },
  },
})
