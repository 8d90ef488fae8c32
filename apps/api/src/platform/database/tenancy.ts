import { sql } from 'drizzle-orm'
import { integer, pgPolicy } from 'drizzle-orm/pg-core'

/** Whose row it is: the first column of every tenant table's key, so that rows can be distributed by it. */
export const conceptId = () => integer('concept_id').notNull()

// After a concept's transaction the setting is '' on that connection, not unset.
const isOwn = sql`concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer`

/** Backs the application's own filter: outside a concept's transaction a tenant table is empty and closed. */
export const ownConceptOnly = (table: string) =>
  pgPolicy(`${table}_own_concept`, { for: 'all', using: isOwn, withCheck: isOwn })
