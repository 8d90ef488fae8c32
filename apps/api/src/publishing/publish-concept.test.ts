import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { BrandSeed } from '#seed/brand-seed.ts'
import { plantBrands } from '#seed/plant-brands.ts'
import { aBrand } from '#seed/testing/a-brand.ts'
import { items } from '../catalogue/item-tables.ts'
import type { Database } from '../database/connection.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { publishConcept } from './publish-concept.ts'
import { fetchPublished } from './testing.ts'

/** A database is shared by the tests of a file, a brand is not. */
async function ownBrand(id: number) {
  const brand = aBrand({ concept: { id, slug: `brand-${id}` } })
  const app = await buildTestApp()
  await plantBrands(app.database, [brand])
  const current = async () => {
    const { headers } = await fetchPublished(app, brand, '/cdn/menus/1.json')
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

test('a concept nobody has cannot be published', async () => {
  await using app = await buildTestApp()
  await expect(publishConcept(app.database, 999)).rejects.toThrow('no concept 999')
})
