import { and, eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { items } from '../catalogue/item-tables.ts'
import { menus } from '../catalogue/menu-tables.ts'
import { raiseVersion } from '../concepts/concept-queries.ts'
import type { BrandSeed } from '../planting/brand-seed.ts'
import { plantBrands } from '../planting/plant-brands.ts'
import { aBrand } from '../planting/testing/a-brand.ts'
import type { Database } from '../platform/database/connection.ts'
import { buildTestApp, keyOf } from '../testing/test-app.ts'
import { publishedDocuments } from './publishing-tables.ts'
import { fetchPublished } from './testing/fetch-published.ts'
import { publishConcept } from './testing/publish-concept.ts'

/** A database is shared by the tests of a file, a brand is not. */
async function ownBrand(id: number, unlike: Partial<Pick<BrandSeed, 'menus'>> = {}) {
  const brand = aBrand({ concept: { id, slug: `brand-${id}` }, ...unlike })
  const app = await buildTestApp()
  await plantBrands(app.database, [brand])
  const current = async (address = '/cdn/menus/1.json') => {
    const { headers } = await fetchPublished(app, brand, address)
    return headers.location ?? ''
  }
  const dispose = () => app[Symbol.asyncDispose]()
  return { app, brand, current, [Symbol.asyncDispose]: dispose }
}

const setPrice = (database: Database, { concept }: BrandSeed, priceMinor: number) =>
  database.forConcept(concept.id, (db) =>
    db
      .update(items)
      .set({ priceMinor })
      .where(and(eq(items.conceptId, concept.id), eq(items.id, 1))),
  )

test('publishing raises the version of the concept and tells every process', async () => {
  await using own = await ownBrand(301)
  const heard = vi.fn()
  own.app.directory.onChange(heard)
  const before = await publishConcept(own.app.database, 301)
  expect(await publishConcept(own.app.database, 301)).toBe(before + 1)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(301, before + 1))
})

test('what has not changed keeps its address', async () => {
  await using own = await ownBrand(302)
  const before = await own.current()
  const heard = vi.fn()
  own.app.directory.onChange(heard)
  await publishConcept(own.app.database, 302)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(await own.current()).toBe(before)
})

test('a new price gets a new address, and the old one still holds the old bytes', async () => {
  await using own = await ownBrand(303)
  const old = await own.current()
  const oldBytes = (await fetchPublished(own.app, own.brand, old)).body

  await setPrice(own.app.database, own.brand, 13_75)
  expect(await own.current()).toBe(old)
  await publishConcept(own.app.database, 303)
  await vi.waitFor(async () => expect(await own.current()).not.toBe(old))

  const menu = (await fetchPublished(own.app, own.brand, await own.current())).json()
  expect(menu.data[0].items[0].price).toBe(13.75)
  await using restarted = await buildTestApp()
  expect((await fetchPublished(restarted, own.brand, old)).body).toBe(oldBytes)
})

test('going back to what was published before goes back to its address', async () => {
  await using own = await ownBrand(304)
  const first = await own.current()
  for (const price of [13_75, 12_50]) {
    await setPrice(own.app.database, own.brand, price)
    await publishConcept(own.app.database, 304)
  }
  await vi.waitFor(async () => expect(await own.current()).toBe(first))
  await using restarted = await buildTestApp()
  const { headers } = await fetchPublished(restarted, own.brand, '/cdn/menus/1.json')
  expect(headers.location).toBe(first)
})

const SEPARATED: BrandSeed['menus'] = [
  { id: 1, type: 'pickup', label: 'Pickup', categories: [1] },
  { id: 2, type: 'deliver', label: 'Delivery', categories: [] },
]

// proves HM-12
test('a brand that no longer separates its menus has one for every type', async () => {
  await using own = await ownBrand(305, { menus: SEPARATED })
  const delivered = await own.current('/cdn/menus/1.json?type=deliver')
  expect(delivered).toContain('/deliver-')

  await own.app.database.forConcept(305, (db) => db.update(menus).set({ type: null }))
  await publishConcept(own.app.database, 305)
  await vi.waitFor(async () =>
    expect(await own.current('/cdn/menus/1.json?type=deliver')).toBe(await own.current()),
  )
  expect((await fetchPublished(own.app, own.brand, delivered)).statusCode).toBe(200)
})

test('a menu that is gone is no longer led to', async () => {
  await using own = await ownBrand(306, { menus: SEPARATED })
  await own.app.database.forConcept(306, (db) => db.delete(menus).where(eq(menus.id, 2)))
  await publishConcept(own.app.database, 306)
  await vi.waitFor(async () => expect(await own.current('/cdn/menus/2.json')).toBe(''))
})

test('a new version without a publication leaves everything where it is', async () => {
  await using own = await ownBrand(307)
  const before = await own.current()
  await own.app.database.forConcept(307, (db) => raiseVersion(db, 307))
  await using restarted = await buildTestApp()
  const { headers } = await fetchPublished(restarted, own.brand, '/cdn/menus/1.json')
  expect(headers.location).toBe(before)
})

test('what was replaced more than thirty days ago is deleted, and nothing that is current', async () => {
  await using own = await ownBrand(308)
  const texts = await own.current(`/cdn/content/${keyOf(own.brand)}.json`)
  const passDays = (days: number) =>
    own.app.database.forConcept(308, (db) =>
      db.update(publishedDocuments).set({
        publishedAt: sql`${publishedDocuments.publishedAt} - make_interval(days => ${days})`,
      }),
    )
  const publishAt = async (price: number) => {
    await setPrice(own.app.database, own.brand, price)
    await publishConcept(own.app.database, 308)
    return own.app.database.forConcept(308, (db) =>
      db.select({ version: publishedDocuments.version }).from(publishedDocuments),
    )
  }

  await passDays(90)
  expect(await publishAt(13_75)).toHaveLength(3)
  await passDays(29)
  expect(await publishAt(13_75)).toHaveLength(3)
  await passDays(2)
  const left = await publishAt(13_75)
  expect(left).toHaveLength(2)
  expect(left.some(({ version }) => texts.includes(version))).toBe(true)
})

test('a concept nobody has cannot be published', async () => {
  await using app = await buildTestApp()
  await expect(publishConcept(app.database, 999)).rejects.toThrow('no concept 999')
})
