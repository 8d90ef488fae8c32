import { expect, test } from 'vitest'
import { offeredSlots, scheduleOf, withFresh } from './branch-schedule.ts'
import {
  aBranchSchedule,
  aDay,
  inRiyadh,
  MONDAY,
  NOW,
  TUESDAY,
  WEDNESDAY,
  wireInRiyadh,
} from './testing.ts'

const DESTINATION = { locationId: 1, orderType: 'to-go' } as const
const MINUTE = 60_000

const read = (deviceNow: number, timezone = 'Asia/Riyadh') =>
  scheduleOf(
    {
      type: 'schedules',
      id: 1,
      attributes: {
        'current-datetime': '2026-11-16T14:05:00+03:00',
        'default-timezone': timezone,
        'order-type': 'to-go',
        'accepts-orders': true,
        'quote-minutes': 35,
        'slot-minutes': 15,
        earliest: wireInRiyadh(MONDAY, '14:20'),
        latest: wireInRiyadh(WEDNESDAY, '23:59'),
        'last-date': WEDNESDAY,
        days: [
          {
            date: MONDAY,
            slots: [{ at: wireInRiyadh(MONDAY, '18:30'), state: 'full', 'is-repeated': false }],
            'prayer-pauses': [
              {
                prayer: 'asr',
                from: wireInRiyadh(MONDAY, '14:40'),
                to: wireInRiyadh(MONDAY, '15:00'),
              },
            ],
          },
        ],
      },
    },
    DESTINATION,
    deviceNow,
  )

// proves SC-11
test('the server’s answer is read as moments', () => {
  expect(read(NOW)).toMatchObject({
    zone: 'Asia/Riyadh',
    lead: 15 * MINUTE,
    lastDate: WEDNESDAY,
    days: [
      {
        date: MONDAY,
        slots: [{ at: inRiyadh(MONDAY, '18:30'), state: 'full', isRepeated: false }],
        pauses: [{ prayer: 'asr', from: inRiyadh(MONDAY, '14:40'), to: inRiyadh(MONDAY, '15:00') }],
      },
    ],
  })
  expect(read(NOW, 'GMT+3').zone).toBe('Etc/GMT-3')
})

// proves SC-10
test('the concept’s clock counts, however wrong the device’s is', () => {
  const deviceNow = Date.UTC(2001, 0, 1)
  const { clock } = read(deviceNow)
  expect(clock(deviceNow)).toBe(NOW)
  expect(clock(deviceNow + 10 * MINUTE)).toBe(NOW + 10 * MINUTE)
})

test('a newer answer replaces the days it knows and keeps the others', () => {
  const fresh = aBranchSchedule({ days: [aDay(TUESDAY, ['12:00'])], present: { is: 'full' } })
  const merged = withFresh(aBranchSchedule(), fresh)
  expect(merged.present).toEqual({ is: 'full' })
  expect(merged.days.map(({ date, slots }) => [date, slots.length])).toEqual([
    [MONDAY, 6],
    [TUESDAY, 1],
    [WEDNESDAY, 2],
  ])
})

test('what has come too close is not offered any more', () => {
  const schedule = aBranchSchedule()
  const [day] = schedule.days
  const offered = offeredSlots(day?.slots ?? [], schedule, inRiyadh(MONDAY, '17:46'))
  expect(offered.map(({ at }) => at)).toEqual(
    ['18:15', '18:30', '18:45', '20:00'].map((time) => inRiyadh(MONDAY, time)),
  )
})
