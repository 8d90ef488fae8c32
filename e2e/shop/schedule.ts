import type { Page } from '@playwright/test'
import type { ApiClient } from '@sufra/contract/client/client'
import type { ScheduleDay, ScheduleResource } from '@sufra/contract/orders/schedule'
import { wireMoment } from '@sufra/domain/clock/wire-moment'

type Attributes = ScheduleResource['attributes']
type Slot = ScheduleDay['slots'][number]

const MINUTE = 60_000
/** Riyadh is three hours ahead of UTC, all year. */
export const inRiyadh = (date: string, time: string) => Date.parse(`${date}T${time}:00+03:00`)
const wire = (date: string, time: string) => wireMoment(inRiyadh(date, time))

/** A day's times every quarter of an hour, all free but the named ones. */
export function aDay(
  date: string,
  { from, to, unlike = {} }: { from: string; to: string; unlike?: Record<string, Slot['state']> },
): ScheduleDay {
  const named = new Map(Object.entries(unlike).map(([time, state]) => [wire(date, time), state]))
  const slots: Slot[] = []
  for (let at = inRiyadh(date, from); at <= inRiyadh(date, to); at += 15 * MINUTE) {
    const state = named.get(wireMoment(at)) ?? 'free'
    slots.push({ at: wireMoment(at), state, 'is-repeated': false })
  }
  const pause = { prayer: 'maghrib', from: wire(date, '17:05'), to: wire(date, '17:25') } as const
  return { date, slots, 'prayer-pauses': [pause] }
}

/** Saj on a Monday afternoon, open until a quarter to midnight. */
export const aSchedule = (unlike: Partial<Attributes> = {}): Attributes => ({
  'current-datetime': '2026-11-16T14:05:00+03:00',
  'default-timezone': 'Asia/Riyadh',
  'order-type': 'to-go',
  'accepts-orders': true,
  'quote-minutes': 35,
  'slot-minutes': 15,
  earliest: wire('2026-11-16', '14:20'),
  latest: wire('2026-11-19', '23:59'),
  'last-date': '2026-11-19',
  days: [
    aDay('2026-11-16', {
      from: '14:30',
      to: '23:45',
      unlike: { '17:15': 'prayer', '18:30': 'full', '18:45': 'full' },
    }),
    aDay('2026-11-17', { from: '06:30', to: '23:45', unlike: { '17:15': 'prayer' } }),
    { date: '2026-11-18', slots: [], 'prayer-pauses': [] },
    aDay('2026-11-19', { from: '06:30', to: '12:00' }),
  ],
  ...unlike,
})

/**
 * What the page is told from now on, whatever the hour at which the journey is walked. The server has
 * another clock, and is not asked about prices.
 */
export async function tellSchedule(page: Page, attributes: Attributes) {
  const data: Awaited<ReturnType<ApiClient['branches']['schedule']>>['data'] = {
    type: 'schedules',
    id: 1,
    attributes,
  }
  await page.unrouteAll()
  await page.route(ORDERS, () => {})
  await page.route(SCHEDULES, (route) => route.fulfill({ json: { data } }))
}

const ORDERS = /\/api\/(orders|digital-coupons|promotions|coupons)\b/
export const SCHEDULES = /\/api\/locations\/\d+\/schedule\?/
