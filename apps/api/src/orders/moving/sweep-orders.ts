import type { Words } from '@sufra/domain/text/locales'
import { findLocations } from '../../locations/location-queries.ts'
import type { Database, Db } from '../../platform/database/connection.ts'
import { recordEvent } from '../order-event-queries.ts'
import { updateOrder } from '../order-queries.ts'
import { findNextDue, lockDue, lockExpired } from './due-order-queries.ts'
import { moveOrder } from './move-order.ts'

/**
 * Does what time brings about: unpaid orders fail and give back what they had taken, scheduled orders
 * reach the kitchen. Any number of processes may do it at once. Answers when there is something to do next.
 */
export function sweepOrders(database: Database, conceptId: number, now: number) {
  return database.forConcept(conceptId, async (db) => {
    const names = new Map((await findLocations(db, conceptId)).map(({ id, name }) => [id, name]))
    await expireUnpaid(db, conceptId, now, names)
    await releaseDue(db, conceptId, now, names)
    return findNextDue(db, conceptId)
  })
}

type Names = ReadonlyMap<number, Words>

async function expireUnpaid(db: Db, conceptId: number, now: number, names: Names) {
  for (const order of await lockExpired(db, conceptId, new Date(now))) {
    await moveOrder(
      db,
      order,
      'order-failed',
      { actor: 'system', actorId: null },
      { reason: null, locationName: names.get(order.locationId) ?? {}, now },
    )
  }
}

async function releaseDue(db: Db, conceptId: number, now: number, names: Names) {
  const at = new Date(now)
  for (const due of await lockDue(db, conceptId, at)) {
    const order = await updateOrder(db, due, { isReleased: true })
    await recordEvent(db, 'released', order, {
      locationName: names.get(order.locationId) ?? {},
      at,
    })
  }
}
