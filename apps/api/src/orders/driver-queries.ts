import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { staff } from '../staff/staff-tables.ts'
import type { OrderRow } from './order-events.ts'

/** Who brings it, as the customer may know them. */
export async function findDriver(db: Db, { conceptId, driverId }: OrderRow) {
  if (driverId === null) return null
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.conceptId, conceptId), eq(staff.id, driverId)))
  if (!row) return null
  const { id, name, telephone } = row
  return {
    type: 'employees' as const,
    id,
    attributes: { name, function: 'driver' as const, telephone },
  }
}
