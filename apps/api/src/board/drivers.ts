import type { BoardDriver } from '@sufra/contract/orders/board'
import { isForKitchen } from '@sufra/domain/orders/order-lifecycle'
import { worksAt } from '@sufra/domain/vocabulary/staff-roles'
import { findLocation } from '../locations/find-location.ts'
import type { Branch } from '../locations/location-queries.ts'
import { countOpenDeliveries } from '../orders/branch-order-queries.ts'
import { recordEvent } from '../orders/order-event-queries.ts'
import { lockOrder, updateOrder } from '../orders/order-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { notFound, refusal } from '../platform/http/problems/problem.ts'
import { type Doer, recordAct } from '../staff/staff-acts.ts'
import { findDrivers } from '../staff/staff-queries.ts'

/** Who could bring an order of the branch, those with the least to do first. */
export async function listDrivers(db: Db, branch: Branch): Promise<BoardDriver[]> {
  await findLocation(db, branch)
  const drivers = await findDrivers(db, branch.conceptId)
  const open = await countOpenDeliveries(db, branch)
  return drivers
    .filter((driver) => worksAt(driver, branch.locationId))
    .map(({ id, name, telephone }) => ({
      type: 'employees' as const,
      id,
      attributes: {
        name,
        function: 'driver' as const,
        telephone,
        'open-orders': open.get(id) ?? 0,
      },
    }))
    .sort((a, b) => a.attributes['open-orders'] - b.attributes['open-orders'])
}

type Assignment = {
  conceptId: number
  orderId: string
  /** Null: nobody brings it. */
  driverId: string | null
  now: number
  doer: Doer
  /** Throws where the branch is not the caller's. */
  admitAt: (locationId: number) => void
}

/** Says who brings an order; the customer is notified. */
export async function assignDriver(db: Db, assignment: Assignment) {
  const { conceptId, orderId, driverId, now, doer, admitAt } = assignment
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
  await recordAct(db, doer, {
    act: driver ? 'driver-assigned' : 'driver-removed',
    now,
    locationId: order.locationId,
    subject: {
      'order-id': order.id,
      'order-number': order.number,
      ...(driver && { 'driver-name': driver.name }),
    },
  })
  return driver
}
