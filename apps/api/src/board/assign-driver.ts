import { isForKitchen } from '@sufra/domain/orders/order-lifecycle'
import { worksAt } from '@sufra/domain/vocabulary/staff-roles'
import { findLocation } from '../locations/find-location.ts'
import { recordEvent } from '../orders/order-event-queries.ts'
import { lockOrder, updateOrder } from '../orders/order-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { notFound, refusal } from '../platform/http/problems/problem.ts'
import { findDrivers } from '../staff/staff-queries.ts'

type Assignment = {
  conceptId: number
  orderId: string
  /** Null: nobody brings it. */
  driverId: string | null
  now: number
  /** Throws where the branch is not the caller's. */
  admitAt: (locationId: number) => void
}

/** Says who brings an order; the customer hears of it. */
export async function assignDriver(db: Db, assignment: Assignment) {
  const { conceptId, orderId, driverId, now, admitAt } = assignment
  const order = await lockOrder(db, conceptId, orderId)
  if (!order) throw notFound()
  admitAt(order.locationId)
  if (order.type !== 'deliver' || !isForKitchen(order.status)) {
    throw refusal('no-driver-needed')
  }
  const drivers = await findDrivers(db, conceptId)
  const driver = drivers.find((it) => it.id === driverId && worksAt(it, order.locationId)) ?? null
  if (driverId && !driver) {
    throw refusal('unknown-driver', { source: 'driver-id' })
  }
  if (order.driverId === driverId) return driver

  const changed = await updateOrder(db, order, { driverId })
  const { name: locationName } = await findLocation(db, order)
  await recordEvent(db, 'driver', changed, { locationName, at: new Date(now) })
  return driver
}
