import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/connection.ts'
import { booking, type KitchenSlot } from '../kitchen-queries.ts'

/** Whether there was room. */
export async function bookSlot(
  db: Db,
  { conceptId, locationId, startsAt }: KitchenSlot,
): Promise<boolean> {
  const slot = {
    conceptId: sql`${conceptId}`,
    locationId: sql`${locationId}`,
    startsAt: sql`${new Date(startsAt)}`,
  }
  const { rows } = await db.execute(booking(slot))
  return rows.length === 1
}
