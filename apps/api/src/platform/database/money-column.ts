import { MAX_MONEY, type Money } from '@sufra/domain/money/money'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { bigint } from 'drizzle-orm/pg-core'

/** Minor units. Every table that has some checks them with `withinMoney`. */
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Money>()

/** For a check: each of the columns holds what can be asked, charged or paid. */
export const withinMoney = (...columns: SQLWrapper[]) =>
  sql.join(
    columns.map((column) => sql`${column} between 0 and ${sql.raw(String(MAX_MONEY))}`),
    sql` and `,
  )
