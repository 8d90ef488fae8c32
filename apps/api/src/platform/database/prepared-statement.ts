import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { fillPlaceholders } from 'drizzle-orm/sql/sql'
import type pg from 'pg'

const dialect = new PgDialect()

/** A statement with its values, as the driver takes it. */
export type Prepared<Row extends pg.QueryResultRow> = pg.QueryConfig & {
  /** Only for the compiler: what a row of the answer is. */
  row?: Row
}

/**
 * The same statement again and again: its text is made once, and the server reads and plans it once for
 * each connection. What changes stands in it as `given('name')`.
 */
export function preparedStatement<
  Values extends Record<string, unknown>,
  Row extends pg.QueryResultRow,
>(name: string, write: (given: (name: keyof Values & string) => SQL) => SQL) {
  const { sql: text, params } = dialect.sqlToQuery(write((key) => sql`${sql.placeholder(key)}`))
  return (values: Values): Prepared<Row> => ({
    name,
    text,
    values: fillPlaceholders(params, values),
  })
}
