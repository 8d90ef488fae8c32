import { z } from 'zod'
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' }
import type { Database } from './connection.ts'

const Applied = z.object({ rows: z.tuple([z.object({ last: z.coerce.number() })]) })

const newest = Math.max(...journal.entries.map(({ when }) => when))

/** Whether the database has the newest migration this code knows. */
export async function isMigrated({ pool }: Database) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // The list of migrations belongs to the owner, not to the role the product works as.
    await client.query('set local role none')
    const { rows } = Applied.parse(
      await client.query('select max(created_at) as last from drizzle.__drizzle_migrations'),
    )
    return rows[0].last >= newest
  } finally {
    await client.query('rollback').finally(() => client.release())
  }
}
