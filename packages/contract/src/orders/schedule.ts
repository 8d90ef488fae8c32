import { WIRE_MOMENT } from '@sufra/domain/clock/wire-moment'
import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { PRAYERS } from '@sufra/domain/vocabulary/prayers'
import { z } from 'zod'
import { one, resource } from '../wire/json-api.ts'

/** 'YYYY-MM-DD HH:mm:ss' in UTC. */
const WireMoment = z.string().regex(WIRE_MOMENT)

const Slot = z.object({
  at: WireMoment,
  state: z.enum(['free', 'prayer', 'full']),
  /** Clocks were put back and show this time again. */
  'is-repeated': z.boolean(),
})

const PrayerPause = z.object({ prayer: z.enum(PRAYERS), from: WireMoment, to: WireMoment })

const ScheduleDay = z
  .object({
    date: z.iso.date(),
    slots: z.array(Slot),
    'prayer-pauses': z.array(PrayerPause),
  })
  .meta({ id: 'ScheduleDay' })
export type ScheduleDay = z.infer<typeof ScheduleDay>

/** GET /locations/{id}/schedule: when an order can be had from a branch. Its id is the branch's. */
export const ScheduleResource = resource(
  'schedules',
  z.object({
    'current-datetime': z.iso.datetime({ offset: true }),
    'default-timezone': z.string(),
    'order-type': z.enum(ORDER_TYPES),
    /** Now, for as soon as possible. */
    'accepts-orders': z.boolean(),
    /** From ordering now to having it; null when nothing can be promised. */
    'quote-minutes': z.int().nullable(),
    'slot-minutes': z.int(),
    earliest: WireMoment,
    latest: WireMoment,
    'last-date': z.iso.date(),
    days: z.array(ScheduleDay),
  }),
).meta({ id: 'Schedule' })
export type ScheduleResource = z.infer<typeof ScheduleResource>
export const ScheduleDocument = one(ScheduleResource)

/** GET /prayer-times */
export const PrayerTimesDocument = one(
  z.object({
    type: z.literal('prayer-times'),
    attributes: z.object({
      date: z.iso.date(),
      'default-timezone': z.string(),
      fajr: WireMoment,
      dhuhr: WireMoment,
      asr: WireMoment,
      maghrib: WireMoment,
      isha: WireMoment,
      /** How long the brand's kitchens rest from each of them on; 0: they do not. */
      'pause-minutes': z.int(),
    }),
  }),
)
export type PrayerTimesDocument = z.infer<typeof PrayerTimesDocument>
