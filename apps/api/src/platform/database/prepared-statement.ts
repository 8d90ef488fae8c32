import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { fillPlaceholders } from 'drizzle-orm/sql/sql'
import type pg from 'pg'

const dialect = new PgDialect()

/** A statement with its values, in the two forms the driver takes. */
export type Prepared<Row extends pg.QueryResultRow> = {
  /** By its name: the server has kept it. */
  kept: () => pg.QueryConfig
  /** The plain path: written anew, and read and planned anew by the server. */
  written: () => pg.QueryConfig
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
    kept: () => ({ name, text, values: fillPlaceholders(params, values) }),
    written: () => {
      const query = dialect.sqlToQuery(write((key) => sql`${values[key]}`))
      return { text: query.sql, values: query.params }
    },
  })
}
