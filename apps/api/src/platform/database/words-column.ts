import type { Words } from '@sufra/domain/text/locales'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { jsonb } from 'drizzle-orm/pg-core'

/** A text in several languages, as one object keyed by locale. */
export const words = (name: string) => jsonb(name).$type<Words>().notNull()

/** For a check: there is something to show in at least one language. */
export const saysSomething = (column: SQLWrapper) =>
  sql`jsonb_path_exists(${column}, '$.* ? (@ <> "")')`
