import { parseWireMoment } from '@sufra/domain/clock/wire-moment'
import { acceptsOrdersAt } from '@sufra/domain/schedule/accepting-orders'
import { USUAL_KITCHEN } from '@sufra/domain/schedule/kitchen'
import { scheduleFault } from '@sufra/domain/schedule/schedule'
import { boundsFault } from '@sufra/domain/schedule/schedule-bounds'
import type { Location } from '../../locations/location-queries.ts'
import { refusal } from '../../platform/http/problems/problem.ts'
import { branchSchedule, branchTimes, scheduleRules } from '../../schedule/branch-schedule.ts'
import type { KitchenLoads } from '../../schedule/kitchen-loads.ts'
import type { OrderDestination } from './destination.ts'
import type { PriceBook } from './price-book.ts'

const DAY = 24 * 60 * 60_000

type Asked = {
  written: string | null
  now: number
  loads: KitchenLoads
  /** Whoever only looks at prices may do so while the branch is closed. */
  mayBeClosed?: boolean
}

/** When the order is wanted; null for as soon as possible. Refuses a time that cannot be kept. */
export async function requestedTime(
  book: PriceBook,
  { orderType, location }: OrderDestination,
  { written, now, loads, mayBeClosed = false }: Asked,
): Promise<number | null> {
  if (written === null) {
    if (location && !mayBeClosed && !isOpen(book, location, now)) throw refusal('store-closed')
    return null
  }
  const at = parseWireMoment(written)
  if (at === null) throw badTime()
  const asked = { concept: book.concept, orderType, now }
  if (boundsFault(at, scheduleRules(asked))) throw badTime()
  if (!location) return at
  const span = { from: now - DAY, to: at + DAY }
  const taken = await loads.fresh(book.concept.conceptId, location.id, span)
  const kitchen = book.kitchens.get(location.id) ?? USUAL_KITCHEN
  const schedule = branchSchedule(asked, location, { kitchen, taken }, span)
  if (scheduleFault(at, schedule)) throw badTime()
  return at
}

const isOpen = ({ concept }: PriceBook, location: Location, now: number) =>
  acceptsOrdersAt(branchTimes(concept, location, { from: now, to: now }), now)

const badTime = () => refusal('invalid-schedule', { source: 'scheduled-time' })
