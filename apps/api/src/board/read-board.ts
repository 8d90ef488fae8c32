import { conceptTime } from '@sufra/domain/clock/time-zone'
import { zoneOf } from '@sufra/domain/clock/zone-name'
import { decimalsOf } from '@sufra/domain/money/currencies'
import { readConcept } from '../concepts/concept-queries.ts'
import { findContacts } from '../customers/customer-queries.ts'
import { findLocation } from '../locations/find-location.ts'
import type { Branch } from '../locations/location-queries.ts'
import { findBoardOrders, findNextRelease } from '../orders/branch-order-queries.ts'
import { findLines } from '../orders/order-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { findStaffNames } from '../staff/staff-queries.ts'

/** What has ended stays in sight this long. */
const ENDED_MS = 30 * 60_000
const DAY_MS = 24 * 60 * 60_000

export type Board = Awaited<ReturnType<typeof readBoard>>

/** Everything a branch has to do at this moment. */
export async function readBoard(db: Db, branch: Branch, now: number) {
  const { conceptId } = branch
  const concept = await readConcept(db, conceptId)
  const location = await findLocation(db, branch)

  // The longest an order may be placed ahead, and a day for clocks around the world.
  const daysBack = concept.settings.maxDaysInAdvance + 2
  const orders = await findBoardOrders(db, branch, {
    now: new Date(now),
    endedSince: new Date(now - ENDED_MS),
    firstDay: conceptTime(now - daysBack * DAY_MS, zoneOf(concept.timezone)).date,
  })
  const ids = orders.map(({ id }) => id)
  const linesOf = Map.groupBy(await findLines(db, conceptId, ids), ({ orderId }) => orderId)
  const customerIds = orders.map(({ customerId }) => customerId)
  const contacts = await findContacts(db, conceptId, customerIds)
  const driverIds = orders.flatMap(({ driverId }) => driverId ?? [])
  const drivers = await findStaffNames(db, conceptId, driverIds)
  return {
    now,
    location,
    decimals: decimalsOf(concept.currency),
    nextRelease: await findNextRelease(db, branch, new Date(now)),
    orders: orders.map((order) => ({
      order,
      ...(contacts.get(order.customerId) ?? NOBODY),
      driverName: (order.driverId !== null && drivers.get(order.driverId)) || null,
      lines: (linesOf.get(order.id) ?? []).map(({ line, quantity }) => ({ ...line, quantity })),
    })),
  }
}

const NOBODY = { firstName: '', lastName: '', mobile: null }
