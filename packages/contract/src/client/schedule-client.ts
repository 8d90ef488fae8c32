import type { Point } from '@sufra/domain/branch/geography'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { PrayerTimesDocument, ScheduleDocument } from '../orders/schedule.ts'
import { type ApiSettings, callApi } from './api-call.ts'

/** The calls about time. Apart from `client.ts`, so that pages without them do not carry them. */
export function scheduleClient(settings: ApiSettings) {
  return {
    /** As many days as asked for, from a date or from today on. */
    schedule: (
      locationId: number,
      { orderType, from, days }: { orderType: OrderType; from?: string; days?: number },
    ) =>
      callApi(settings, {
        uri: `locations/${locationId}/schedule`,
        query: { 'order-type': orderType, from, days },
        read: (body) => ScheduleDocument.parse(body),
      }),
    prayerTimes: ({ lat, long }: Point, date?: string) =>
      callApi(settings, {
        uri: 'prayer-times',
        query: { latitude: lat, longitude: long, date },
        read: (body) => PrayerTimesDocument.parse(body),
      }),
  }
}
