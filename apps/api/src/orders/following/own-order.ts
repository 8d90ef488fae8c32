import { z } from 'zod'
import type { Db } from '../../platform/database/connection.ts'
import { notFound } from '../../platform/http/problems/problem.ts'
import { findOrder, lockOrder, type OrderRow } from '../order-queries.ts'

/** In a path. Whatever is no id of ours is simply not there. */
export const OrderPath = z.object({ id: z.string().max(64) })

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isOrderId = (text: string) => UUID.test(text)

type Owned = { conceptId: number; customerId: string; id: string }

/** Somebody else's order looks like none. */
export const ownOrder = (db: Db, owned: Owned) => found(findOrder, db, owned)
export const lockOwnOrder = (db: Db, owned: Owned) => found(lockOrder, db, owned)

async function found(
  read: (db: Db, conceptId: number, id: string) => Promise<OrderRow | null>,
  db: Db,
  { conceptId, customerId, id }: Owned,
) {
  const order = isOrderId(id) ? await read(db, conceptId, id) : null
  if (order?.customerId !== customerId) throw notFound()
  return order
}
