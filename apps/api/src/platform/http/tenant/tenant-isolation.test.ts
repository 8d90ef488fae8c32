import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications } from '../../../applications/application-tables.ts'
import { pages } from '../../../content/content-tables.ts'
import { locations } from '../../../locations/location-tables.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../../../testing/test-brands.ts'

test.each([
  ['locations', locations],
  ['pages', pages],
  ['applications', applications],
])('a query for %s that forgets its filter still finds own rows only', async (_name, table) => {
  await using app = await buildTestApp()

  const rows = await app.database.forConcept(KUWAIT_BRAND.concept.id, (db) =>
    db.select().from(table),
  )

  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map((row) => row.conceptId))).toEqual(new Set([KUWAIT_BRAND.concept.id]))
})

test('outside a concept there is nothing, also on a connection that served one before', async () => {
  await using app = await buildTestApp()
  await app.database.forConcept(RIYADH_BRAND.concept.id, (db) => db.select().from(locations))

  for (let connection = 0; connection < 3; connection++) {
    expect(await app.database.shared.select().from(locations)).toEqual([])
  }
})

test('nothing can be written into another concept', async () => {
  await using app = await buildTestApp()

  const writing = app.database.forConcept(RIYADH_BRAND.concept.id, (db) =>
    db.insert(pages).values({
      conceptId: KUWAIT_BRAND.concept.id,
      id: 999,
      type: 'page',
      label: {},
      title: {},
      body: {},
      displayOrder: 1,
    }),
  )

  await expect(writing).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('every table with a concept is under row security that binds its owner too', async () => {
  await using app = await buildTestApp()

  const { rows } = await app.database.shared.execute(sql`
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'concept_id'
    where c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)`)

  expect(rows).toEqual([{ relname: 'hosts' }])
})

// proves API-13
test.each([
  '/concepts/2',
  '/concepts/2/settings',
  '/2/categories',
  '/2/items',
  '/locations/77',
  '/locations/77/inactive-categories',
  '/locations/77/schedule?order-type=to-go',
  '/cms/pages/50',
  '/cms/pages/pearl-only',
  '/applications/host/kuwait.test',
])("%s is another brand's, and so is not there", async (path) => {
  await using app = await buildTestApp()

  expect((await app.get(path)).statusCode).toBe(404)
  const own = { as: KUWAIT_BRAND }
  expect((await app.get(path, own)).statusCode).toBe(200)
})

test('no answer to one brand holds a word of the other', async () => {
  await using app = await buildTestApp()
  const paths = [
    '/applications?include=concept,popup',
    '/clients',
    '/concepts',
    '/locations',
    '/cms/pages',
    '/integration-options/checkout/public_key',
    '/1/categories?include=locations',
  ]

  for (const path of paths) expect((await app.get(path)).body).not.toMatch(/pearl|لؤلؤة|Sharq/i)
})
