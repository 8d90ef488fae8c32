import { lockCustomer, type OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { notFound, refusal } from '../platform/http/problems/problem.ts'
import { countFavourites, findFavourite, insertFavourite, isItem } from './favourite-queries.ts'

const MAX_SAVED = 200

/** An item that is a favourite already stays the one it is. */
export async function addFavourite(db: Db, owner: OneCustomer, itemId: number, now: number) {
  if (!(await isItem(db, owner.conceptId, itemId))) {
    throw refusal('invalid-fields', { text: 'refusal_unknown-item', source: 'item-id' })
  }
  // One after the other: otherwise many at once would each find room.
  await lockCustomer(db, owner)
  const one = { ...owner, itemId }
  const known = await findFavourite(db, one)
  if (known) return known
  if ((await countFavourites(db, owner)) >= MAX_SAVED) throw refusal('too-many-saved')
  await insertFavourite(db, one, new Date(now))
  const added = await findFavourite(db, one)
  if (!added) throw notFound()
  return added
}
