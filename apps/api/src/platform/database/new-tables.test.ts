import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: await testDatabase() })
  await client.connect()
})
afterAll(() => client.end())

/**
 * Whole indexes of a table others name rows of, which begin like its key and are not the key. While the
 * table is new and unmeasured the planner may take one of them, and look through the whole brand.
 */
const TAKEN_FOR_THE_KEY = `
  select distinct c.confrelid::regclass::text as table, i.indexrelid::regclass::text as index
  from pg_constraint c join pg_index i on i.indrelid = c.confrelid
  where c.contype = 'f' and cardinality(c.confkey) > 1
    and i.indexrelid <> c.conindid and i.indpred is null and i.indkey[0] = c.confkey[1]
  order by 1, 2`

test('what an order or a customer is named by leads straight to it from the first day on', async () => {
  const { rows } = await client.query(TAKEN_FOR_THE_KEY)
  const growing = rows.filter(({ table }) => ['orders', 'customers'].includes(table))
  expect(growing).toEqual([])
})
