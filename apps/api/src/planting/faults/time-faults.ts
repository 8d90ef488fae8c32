import type { BrandSeed, ItemSeed, LocationSeed } from '../brand-seed.ts'
import { itemsOf } from './items-of.ts'

const DAY = 24 * 60

/** Opening hours run forwards and at most around the clock; windows stay within one day. */
export const timeFaults = (brand: BrandSeed): string[] => [
  ...brand.locations.flatMap((location) => [...hourFaults(location), ...holidayFaults(location)]),
  ...itemsOf(brand).flatMap(windowFaults),
]

const hourFaults = ({ id, hours }: LocationSeed): string[] =>
  hours
    .filter(({ weekday, opens, closes }) => !isWeekday(weekday) || !isOpening(opens, closes))
    .map(({ weekday }) => `location ${id} has impossible hours on weekday ${weekday}`)

const holidayFaults = ({ id, holidays }: LocationSeed): string[] =>
  holidays
    .filter(({ date, opens, closes }) => {
      const isClosed = opens === null && closes === null
      const isOpen = opens !== null && closes !== null && isOpening(opens, closes)
      return Number.isNaN(Date.parse(date)) || !(isClosed || isOpen)
    })
    .map(({ date }) => `location ${id} has impossible hours on holiday ${date}`)

const windowFaults = ({ id, windows }: ItemSeed): string[] =>
  (windows ?? [])
    .filter(
      ({ weekdays, from, to }) =>
        weekdays.length === 0 || !weekdays.every(isWeekday) || from < 0 || to <= from || to > DAY,
    )
    .map(({ from, to }) => `item ${id} has an impossible window from ${from} to ${to}`)

const isWeekday = (weekday: number) => Number.isInteger(weekday) && weekday >= 0 && weekday <= 6

const isOpening = (opens: number, closes: number) =>
  opens >= 0 && opens < DAY && closes > opens && closes <= opens + DAY
