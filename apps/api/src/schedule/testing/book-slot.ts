import type { Db } from '../../database/connection.ts'
import { booking, type KitchenSlot } from '../kitchen-queries.ts'

/** Whether there was room. */
export async function bookSlot(db: Db, slot: KitchenSlot): Promise<boolean> {
  const { rows } = await db.execute(booking(slot))
  return rows.length === 1
}
