import { wireMoment } from '@sufra/domain/clock/wire-moment'
import type { Slot } from '@sufra/domain/schedule/schedule-slots'
import type { BranchSchedule } from './branch-schedule.ts'

/** Riyadh is three hours ahead of UTC, all year. */
export const inRiyadh = (date: string, time: string) => Date.parse(`${date}T${time}:00+03:00`)
export const wireInRiyadh = (date: string, time: string) => wireMoment(inRiyadh(date, time))

export const MONDAY = '2026-11-16'
export const TUESDAY = '2026-11-17'
export const WEDNESDAY = '2026-11-18'
/** Monday, five past two. */
export const NOW = inRiyadh(MONDAY, '14:05')

/** '18:30' is free, '18:30 full' says itself. */
export const aDay = (date: string, times: string[]) => ({
  date,
  slots: times.map((written): Slot => {
    const [time = '', state = 'free'] = written.split(' ')
    return { at: inRiyadh(date, time), state: state as Slot['state'], isRepeated: false }
  }),
  pauses: [],
})

/** A branch on Monday afternoon that is open, shut on Tuesday and open on Wednesday. */
export const aBranchSchedule = (unlike: Partial<BranchSchedule> = {}): BranchSchedule => ({
  destination: { locationId: 1, orderType: 'to-go' },
  zone: 'Asia/Riyadh',
  clock: (deviceNow) => deviceNow,
  lead: 15 * 60_000,
  lastDate: '2026-11-20',
  days: [
    aDay(MONDAY, ['14:30', '18:00', '18:15', '18:30 full', '18:45', '20:00']),
    aDay(TUESDAY, []),
    aDay(WEDNESDAY, ['09:00', '18:00']),
  ],
  present: { is: 'open', minutes: 35 },
  ...unlike,
})
