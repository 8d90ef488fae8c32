import { conceptTime } from '../clock/time-zone.ts'
import type { Money } from '../money/money.ts'
import { coversType, type OrderType } from '../vocabulary/order-types.ts'

export type CategoryLimits = {
  id: number
  excludedLocations: readonly number[]
  excludedApplications: readonly number[]
}

export type CategoryDestination = {
  /** The chosen branch; for delivery the nearest one; null before either is known. */
  locationId: number | null
  applicationId: number
  /** What the branch has switched off for now. */
  inactiveCategories: readonly number[]
}

export const isCategoryVisible = (category: CategoryLimits, destination: CategoryDestination) =>
  !isAmong(category.excludedLocations, destination.locationId) &&
  !category.excludedApplications.includes(destination.applicationId) &&
  !destination.inactiveCategories.includes(category.id)

/** The disabled categories with one more; each id stands in the list once. */
export const withDisabledCategory = (disabled: readonly number[], id: number): number[] => [
  ...new Set([...disabled, id]),
]

/** Minutes of the day between which it is sold, from each of the weekdays (0 is Sunday); `to` may lie past midnight, as 1560 or as 120. */
export type SellingWindow = { weekdays: readonly number[]; from: number; to: number }

export type ItemLimits = {
  excludedLocations: readonly number[]
  outOfStockLocations: readonly number[]
  /** None means every type. */
  orderTypes: readonly OrderType[]
  /** None means at any time. */
  windows: readonly SellingWindow[]
}

export type Moment = {
  locationId: number | null
  orderType: OrderType | null
  /** As `zoneOf` gives it. */
  zone: string
  now: number
}

export type ItemAvailability =
  | { state: 'available' | 'not-here' | 'not-this-type' | 'sold-out' }
  /** The next window, by the branch's clock; null when there is none. */
  | { state: 'later'; from: { weekday: number; minutes: number } | null }

/** The most lasting reason first: what this branch never sells is not merely sold out. */
export function itemAvailability(item: ItemLimits, moment: Moment): ItemAvailability {
  if (isAmong(item.excludedLocations, moment.locationId)) return { state: 'not-here' }
  if (!isOfferedFor(item.orderTypes, moment.orderType)) return { state: 'not-this-type' }
  if (isAmong(item.outOfStockLocations, moment.locationId)) return { state: 'sold-out' }
  if (item.windows.length === 0) return { state: 'available' }
  const { weekday, minutes } = conceptTime(moment.now, moment.zone)
  return saleAt(item.windows, weekday * DAY + minutes)
}

export type BranchPrices = { price: Money; prices: Readonly<Record<number, Money>> }

/** The branch's own price where it has one. */
export const priceAt = ({ price, prices }: BranchPrices, locationId: number | null) =>
  (locationId === null ? undefined : prices[locationId]) ?? price

const isAmong = (ids: readonly number[], id: number | null) => id !== null && ids.includes(id)

const isOfferedFor = (types: readonly OrderType[], type: OrderType | null) =>
  types.length === 0 || type === null || coversType(types, type)

const DAY = 24 * 60
const WEEK = 7 * DAY

function saleAt(windows: readonly SellingWindow[], minuteOfWeek: number): ItemAvailability {
  const sales = windows.flatMap(({ weekdays, from, to }) =>
    weekdays.map((weekday) => ({
      start: weekday * DAY + from,
      length: to < from ? to + DAY - from : to - from,
    })),
  )
  if (sales.some(({ start, length }) => around(minuteOfWeek - start) < length)) {
    return { state: 'available' }
  }
  const waits = sales
    .filter(({ length }) => length > 0)
    .map(({ start }) => around(start - minuteOfWeek))
  if (waits.length === 0) return { state: 'later', from: null }
  const next = (minuteOfWeek + Math.min(...waits)) % WEEK
  return { state: 'later', from: { weekday: Math.floor(next / DAY), minutes: next % DAY } }
}

/** Minutes of the week wrap around from Saturday to Sunday. */
const around = (minutes: number) => ((minutes % WEEK) + WEEK) % WEEK
