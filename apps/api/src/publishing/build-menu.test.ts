import { once } from 'node:events'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { items } from '../catalogue/item-tables.ts'
import { plantBrands } from '../planting/plant-brands.ts'
import { aBrand, aCategory, anItem } from '../planting/testing/a-brand.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { followRedirect } from './testing/fetch-published.ts'
import { publishConcept } from './testing/publish-concept.ts'

test('a row that breaks the contract is left out and named, and the rest is published', async () => {
  await using app = await buildTestApp()
  const category = aCategory({ items: [anItem({ id: 1 }), anItem({ id: 2 })] })
  const brand = aBrand({ concept: { id: 311, slug: 'brand-311' }, categories: [category] })
  await plantBrands(app.database, [brand])
  await app.database.forConcept(311, (db) =>
    db
      .update(items)
      .set({ calories: -1 })
      .where(and(eq(items.conceptId, 311), eq(items.id, 2))),
  )

  const [[warning]] = await Promise.all([
    once(process, 'warning'),
    publishConcept(app.database, 311),
  ])
  expect(warning.message).toContain('concept 311: item 2: calories')
  await expect
    .poll(async () => (await followRedirect(app, brand, '/cdn/menus/1.json')).json().data[0].items)
    .toMatchObject([{ id: 1 }])
})
