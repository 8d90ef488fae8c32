import { CategoryList, ItemList, UpsellList } from '@sufra/contract/menu/catalogue'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { plantBrands } from '../planting/plant-brands.ts'
import { FULL_CATALOGUE } from '../planting/testing/full-catalogue-brand.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { items, upsells } from './item-tables.ts'
import { categories } from './menu-tables.ts'
import { modifierGroups, modifiers } from './modifier-tables.ts'

const conceptId = FULL_CATALOGUE.concept.id

async function fullCatalogueApp() {
  const app = await buildTestApp()
  await plantBrands(app.database, [FULL_CATALOGUE])
  return app
}

test('an item that breaks the contract is missing in lists, which show the others', async () => {
  await using app = await fullCatalogueApp()
  await app.database.forConcept(conceptId, (db) =>
    db
      .update(items)
      .set({ calories: -1 })
      .where(and(eq(items.conceptId, conceptId), eq(items.id, 102))),
  )

  const listed = ItemList.parse((await app.get('/201/items', { as: FULL_CATALOGUE })).json())
  expect(listed.data.map(({ id }) => id)).toEqual([201, 101])
  const { data } = CategoryList.parse(
    (await app.get('/201/categories', { as: FULL_CATALOGUE })).json(),
  )
  expect(data.map(({ attributes }) => attributes.items.map(({ id }) => id))).toEqual([[201], [101]])
})

test('nor does it keep other upsells from being offered, or a modifier its group', async () => {
  await using app = await fullCatalogueApp()
  await app.database.forConcept(conceptId, async (db) => {
    await db.insert(upsells).values({ conceptId, menuId: 1, itemId: 201, displayOrder: 2 })
    await db
      .update(items)
      .set({ calories: -1 })
      .where(and(eq(items.conceptId, conceptId), eq(items.id, 101)))
    await db
      .update(modifiers)
      .set({ calories: -1 })
      .where(and(eq(modifiers.conceptId, conceptId), eq(modifiers.id, 11)))
  })

  const offered = UpsellList.parse(
    (await app.get('/menus/1/upsells?include=item.category', { as: FULL_CATALOGUE })).json(),
  )
  expect(offered.data.map(({ id }) => id)).toEqual([201])
  const { included } = CategoryList.parse(
    (await app.get('/201/categories?include=itemModifierGroups', { as: FULL_CATALOGUE })).json(),
  )
  const groups = included.filter((it) => it.type === 'modifier-groups')
  expect(groups.map(({ attributes }) => attributes.modifiers.map(({ id }) => id))).toEqual([
    [12],
    [21],
  ])
})

test.each([
  ['items', items],
  ['categories', categories],
  ['modifiers', modifiers],
  ['modifier_groups', modifierGroups],
])('%s need a name in some language', async (_, table) => {
  await using app = await fullCatalogueApp()
  for (const name of [{}, { 'en-us': '' }]) {
    const renamed = app.database.forConcept(conceptId, (db) => db.update(table).set({ name }))
    await expect(renamed).rejects.toMatchObject({ cause: { code: '23514' } })
  }
})
