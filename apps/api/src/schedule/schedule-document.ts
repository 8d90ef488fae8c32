import type { PrayerTimesDocument, ScheduleResource } from '@sufra/contract/orders/schedule'
import { conceptTime } from '@sufra/domain/clock/time-zone'
import { wireMoment } from '@sufra/domain/clock/wire-moment'
import { acceptsOrdersAt } from '@sufra/domain/schedule/accepting-orders'
import { quoteMinutes } from '@sufra/domain/schedule/quote-time'
import type { Concept } from '../concepts/concept-queries.ts'
import { zonedDateTime } from '../concepts/zoned-date-time.ts'
import type { PrayersOfDay } from './prayer-times.ts'
import type { ScheduleAnswer } from './read-schedule.ts'

export function scheduleResource(answer: ScheduleAnswer): ScheduleResource {
  const { concept, schedule, bounds } = answer
  const { now, kitchen, orderType } = schedule
  const acceptsOrders = acceptsOrdersAt(schedule, now)
  return {
    type: 'schedules',
    id: answer.locationId,
    attributes: {
      'current-datetime': zonedDateTime(now, concept.timezone),
      'default-timezone': concept.timezone,
      'order-type': orderType,
      'accepts-orders': acceptsOrders,
      'quote-minutes': acceptsOrders ? quoteMinutes(schedule) : null,
      'slot-minutes': kitchen.slotMinutes,
      earliest: wireMoment(bounds.earliest),
      latest: wireMoment(bounds.latest),
      'last-date': bounds.lastDate,
      days: answer.days.map(({ date, slots }) => ({
        date,
        slots: slots.map(({ at, state, isRepeated }) => ({
          at: wireMoment(at),
          state,
          'is-repeated': isRepeated,
        })),
        'prayer-pauses': schedule.pauses
          .filter(({ from }) => conceptTime(from, schedule.zone).date === date)
          .map(({ prayer, from, to }) => ({ prayer, from: wireMoment(from), to: wireMoment(to) })),
      })),
    },
  }
}

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
