import { asc, eq } from 'drizzle-orm'
import { inactiveCategories } from '../catalogue/menu-tables.ts'
import type { Db } from '../platform/database/connection.ts'

/** Of every branch: by location id, the categories it does not offer at present. */
export async function findAllInactiveCategories(db: Db, conceptId: number) {
  const rows = await db
    .select()
    .from(inactiveCategories)
    .where(eq(inactiveCategories.conceptId, conceptId))
    .orderBy(asc(inactiveCategories.categoryId))
  const byBranch = Map.groupBy(rows, ({ locationId }) => locationId)
  return new Map(
    [...byBranch].map(([locationId, of]) => [locationId, of.map(({ categoryId }) => categoryId)]),
  )
}
