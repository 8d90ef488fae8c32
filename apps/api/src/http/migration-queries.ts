import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Database } from '../database/connection.ts'

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })).nonempty() })
const Applied = z.object({ rows: z.tuple([z.object({ last: z.coerce.number() })]) })

const JOURNAL = new URL('../../migrations/meta/_journal.json', import.meta.url)

/** Whether the database has the newest migration this code knows. */
export async function isMigrated({ pool }: Database) {
  const { entries } = Journal.parse(JSON.parse(readFileSync(JOURNAL, 'utf8')))
  const newest = Math.max(...entries.map(({ when }) => when))
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
