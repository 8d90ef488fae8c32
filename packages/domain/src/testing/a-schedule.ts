import { USUAL_KITCHEN } from '../schedule/kitchen.ts'
import type { WeeklyHours } from '../schedule/opening-hours.ts'
import type { Schedule } from '../schedule/schedule.ts'

export const daily = (opens: number, closes: number): WeeklyHours[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }))

/** February 2027 by Riyadh's clocks; the 22nd is a Monday. */
export const inRiyadh = (day: number, hour: number, minute = 0) =>
  Date.UTC(2027, 1, day, hour - 3, minute)

type Changes = Partial<Omit<Schedule, 'kitchen'>> & { kitchen?: Partial<Schedule['kitchen']> }

/** Asked about on Monday at three in the afternoon, for a branch that is open from ten to ten. */
export const aSchedule = ({ kitchen, ...changes }: Changes = {}): Schedule => ({
  now: inRiyadh(22, 15),
  zone: 'Asia/Riyadh',
  leadMinutes: 15,
  allowAdvance: true,
  maxDays: 7,
  orderType: 'to-go',
  hours: daily(10 * 60, 22 * 60),
  holidays: [],
  isPaused: false,
  pauses: [],
  taken: new Map(),
  kitchen: { ...USUAL_KITCHEN, ...kitchen },
  ...changes,
})
