import { USUAL_KITCHEN } from '@sufra/domain/schedule/kitchen'
import { soonestQuote } from '@sufra/domain/schedule/quote-time'
import { kitchenSlot, roadTime } from '@sufra/domain/schedule/schedule'
import type { Location } from '../../locations/location-queries.ts'
import type { Db } from '../../platform/database/connection.ts'
import { branchSchedule } from '../../schedule/branch-schedule.ts'
import { takenSlots } from '../../schedule/kitchen-queries.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import type { PricedOrder } from '../pricing/price-order.ts'

export type PromisedTime = {
  /** When the customer has it. */
  promisedAt: number
  /** When the kitchen must see it. */
  releasedAt: number
  slotAt: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The kitchen sees a scheduled order a little before it must begin. */
const HEAD_START_MS = 5 * MINUTE

/** When the order will be there, as the kitchen stands now; null when there is no time for it. */
export async function promisedTime(
  db: Db,
  book: PriceBook,
  location: Location,
  { destination: { orderType }, scheduledAt }: PricedOrder,
  now: number,
): Promise<PromisedTime | null> {
  const { concept } = book
  const { conceptId } = concept
  const kitchen = book.kitchens.get(location.id) ?? USUAL_KITCHEN
  const span = { from: now - DAY, to: (scheduledAt ?? now) + 2 * DAY }
  const taken =
    kitchen.ordersPerSlot === null
      ? new Map<number, number>()
      : await takenSlots(db, { conceptId, locationId: location.id }, span)
  const asked = { concept, orderType, now }
  const schedule = branchSchedule(asked, location, { kitchen, taken }, span)
  const promisedAt = scheduledAt ?? soonestQuote(schedule)?.dueAt
  if (promisedAt === undefined) return null
  const work = kitchen.preparationMinutes * MINUTE + roadTime(schedule)
  const releasedAt = scheduledAt === null ? now : Math.max(now, promisedAt - work - HEAD_START_MS)
  return { promisedAt, releasedAt, slotAt: kitchenSlot(promisedAt, schedule) }
}
