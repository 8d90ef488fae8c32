import { MAX_MONEY } from '@sufra/domain/money/money'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: await testDatabase() })
  await client.connect()
})
afterAll(() => client.end())

const MONEY = `
  select c.table_name as table, c.column_name as column, c.data_type as type,
    exists (
      select from pg_constraint k
      where k.conrelid = c.table_name::regclass and k.contype = 'c' and k.conname = c.table_name || '_money'
        and pg_get_constraintdef(k.oid) like format('%%(%s >= 0) AND (%s <= ''%s''::bigint)%%', c.column_name, c.column_name, $1::text)
    ) as is_bound
  from information_schema.columns c
  where c.table_schema = 'public' and (c.column_name like '%\\_minor' or c.column_name = 'discount_value')
  order by 1, 2`

test('every column of money holds all of it, and no more', async () => {
  const { rows } = await client.query(MONEY, [MAX_MONEY])
  expect(rows).toHaveLength(16)
  expect(rows.filter(({ type, is_bound }) => type !== 'bigint' || !is_bound)).toEqual([])
})
