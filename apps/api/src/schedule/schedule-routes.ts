import { PrayerTimesDocument, ScheduleDocument } from '@sufra/contract/orders/schedule'
import { conceptTime } from '@sufra/domain/clock/time-zone'
import { zoneOf } from '@sufra/domain/clock/zone-name'
import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readConcept } from '../concepts/concept-queries.ts'
import type { Database } from '../platform/database/connection.ts'
import { IdText, Latitude, Longitude, query, wholeNumber } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import { prayersOn } from './prayer-times.ts'
import { readSchedule } from './read-schedule.ts'
import { prayerTimesDocument, scheduleResource } from './schedule-document.ts'

const tags = ['Schedule']
const MAX_DAYS = 31
const USUAL_DAYS = 8
const DateText = z.iso.date('A date such as 2027-02-22.')

export function scheduleRoutes(parts: {
  database: Database
  clock: () => number
}): FastifyPluginAsyncZod {
  const { database, clock } = parts
  return async (app) => {
    app.get(
      '/locations/:id/schedule',
      {
        schema: {
          tags,
          summary: 'When an order can be had from a branch',
          description:
            'The times one may choose, day by day, and the minutes promised for an order placed ' +
            'now. Days on which no order can be had any more, or yet, are left out.',
          params: z.object({ id: IdText }),
          querystring: query({
            'order-type': z.enum(ORDER_TYPES),
            from: DateText.optional().describe('The first day; today where there is none.'),
            days: wholeNumber(1, MAX_DAYS).default(USUAL_DAYS),
          }),
          response: answers(ScheduleDocument),
        },
      },
      async ({ params, query, tenant }) => {
        const { 'order-type': orderType, from, days } = query
        const answer = await readSchedule(database, {
          conceptId: tenant.conceptId,
          locationId: params.id,
          orderType,
          from,
          days,
          now: clock(),
        })
        return { data: scheduleResource(answer) }
      },
    )

    app.get(
      '/prayer-times',
      {
        schema: {
          tags,
          summary: 'The prayers of a day at a point',
          description: 'Calculated as the authorities of the brand’s country do.',
          querystring: query({
            latitude: Latitude,
            longitude: Longitude,
            date: DateText.optional().describe('Today where there is none.'),
          }),
          response: answers(PrayerTimesDocument),
        },
      },
      async ({ query, tenant: { conceptId } }) => {
        const concept = await database.forConcept(conceptId, (db) => readConcept(db, conceptId))
        const zone = zoneOf(concept.timezone)
        const date = query.date ?? conceptTime(clock(), zone).date
        const { latitude: lat, longitude: long } = query
        const prayers = prayersOn(date, { lat, long, zone, country: concept.country })
        return prayerTimesDocument(concept, date, prayers)
      },
    )
  }
}
