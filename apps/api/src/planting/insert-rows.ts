import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database/connection.ts'

/** All rows in one statement; a brand may have none of a kind. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
) {
  if (rows.length > 0) await db.insert(table).values(rows)
}

/** Where rows of a list have their place in a column. */
export const inOrder = <Seed extends object>(seeds: readonly Seed[]) =>
  seeds.map((seed, index) => ({ ...seed, displayOrder: index + 1 }))
