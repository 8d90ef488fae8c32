import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { requirePlainRole, takePlainRole } from './plain-role.ts'

/** By the package's name: what runs may be a built copy of this file that lies elsewhere. */
const JOURNAL = createRequire(import.meta.url).resolve('@sufra/api/migrations/meta/_journal.json')
const MIGRATIONS = dirname(dirname(JOURNAL))

/** Key of the advisory lock, the same in every process. */
const LOCK = 7_283_001

/**
 * Brings the schema up to date; of several processes starting at once, one does the work and the others
 * wait. Refuses a role that would then work past row security.
 */
export async function migrateDatabase(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
    await takePlainRole(client)
    await requirePlainRole(client)
  } finally {
    await client.end()
  }
}
