import { and, eq, getTableColumns, getTableName, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

/** A customer, by everything that rows may know them by. */
export type Person = {
  conceptId: number
  customerId: string
  /** Numbers and addresses they have given, proven or not. */
  usernames: string[]
  emails: string[]
}

/** What is done with one column of somebody's rows. */
type Fate = {
  /** Whether they get to see it on request. */
  isTold: boolean
  /** What is left of it where the row stays when the account is deleted. Absent: all of it. */
  left?: unknown
}

export const told: Fate = { isTold: true }
/** It would let somebody sign in, is of somebody else, or says nothing to anybody. */
export const untold: Fate = { isTold: false }
export const emptied = (left: unknown = null): Fate => ({ isTold: true, left })

type Rows<Table extends PgTable> = {
  whose: (person: Person) => SQL | undefined
  /** What becomes of the rows when the account is deleted. */
  rows: 'deleted' | 'kept'
  /** Every column has a fate, so that a new one cannot be forgotten. */
  columns: Record<keyof Table['_']['columns'], Fate>
}
export type PersonalTable = Rows<PgTable> & { table: PgTable }

/** A table with rows of customers. A resource declares its own; export and deletion are made from them all. */
export const personalTable = <Table extends PgTable>(
  table: Table,
  rows: Rows<Table>,
): PersonalTable => ({ table, ...rows })

export const ofPerson =
  (table: { conceptId: PgColumn; customerId: PgColumn }) =>
  ({ conceptId, customerId }: Person) =>
    and(eq(table.conceptId, conceptId), eq(table.customerId, customerId))

/** What is told of somebody's rows, by the names of their columns. */
export async function recordsOf(db: Db, { table, whose, columns }: PersonalTable, person: Person) {
  const shown = Object.entries(getTableColumns(table))
    .filter(([key]) => columns[key]?.isTold)
    .map(([, column]) => [inWireForm(column.name), column])
  const rows = await db.select(Object.fromEntries(shown)).from(table).where(whose(person))
  return { name: inWireForm(getTableName(table)), rows }
}

export async function forgetRows(
  db: Db,
  { table, whose, rows, columns }: PersonalTable,
  person: Person,
) {
  if (rows === 'deleted') return void (await db.delete(table).where(whose(person)))
  const left = Object.entries(columns).filter(([, fate]) => 'left' in fate)
  if (left.length === 0) return
  const changes = Object.fromEntries(left.map(([key, fate]) => [key, fate.left]))
  await db.update(table).set(changes).where(whose(person))
}

const inWireForm = (name: string) => name.replaceAll('_', '-')
