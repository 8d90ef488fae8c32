import { CategoryList, ItemList, UpsellList } from '@sufra/contract/menu/catalogue'
import { expect, test } from 'vitest'
import { plantBrands } from '../planting/plant-brands.ts'
import { aBrand, aCategory, anItem } from '../planting/testing/a-brand.ts'
import { FULL_CATALOGUE } from '../planting/testing/full-catalogue-brand.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'

async function fullCatalogueApp() {
  const app = await buildTestApp()
  await plantBrands(app.database, [FULL_CATALOGUE])
  return { ...app, ask: (path: string) => app.get(path, { as: FULL_CATALOGUE }) }
}

// proves API-40
test('categories come in the order of the menu with their items, and only what is on sale', async () => {
  await using app = await fullCatalogueApp()
  const list = CategoryList.parse((await app.ask('/201/categories')).json())
  expect(list.data.map(({ id, attributes }) => [id, attributes['display-order']])).toEqual([
    [2, 1],
    [1, 2],
  ])
  expect(list.data[1]?.attributes.items.map(({ id }) => id)).toEqual([102, 101])
  expect(list.included).toEqual([])
  expect(list.meta).toEqual({ page: 1, size: 999, total: 2 })
})

// proves API-40
test.each([
  ['allergen', ['allergens/gluten', 'allergens/sesame']],
  ['itemModifierGroups', ['modifier-groups/1', 'modifier-groups/2']],
  ['locations', ['locations/1', 'locations/2']],
])('include=%s brings what the categories refer to', async (include, expected) => {
  await using app = await fullCatalogueApp()
  const response = await app.ask(`/201/categories?include=${include}`)
  const { included } = CategoryList.parse(response.json())
  expect(included.map(({ type, id }) => `${type}/${id}`)).toEqual(expected)
})

// proves API-40
test('all three can be included at once, a group with its modifiers', async () => {
  await using app = await fullCatalogueApp()
  const path = '/201/categories?include=allergen,itemModifierGroups,locations'
  const { included } = CategoryList.parse((await app.ask(path)).json())
  expect(included).toHaveLength(6)
  expect(included.find(({ type }) => type === 'modifier-groups')).toMatchObject({
    attributes: { modifiers: [{ id: 12, price: 4 }, { id: 11 }] },
  })
})

// proves API-40
test('one page can hold 999 categories, and no more can be asked for', async () => {
  await using app = await buildTestApp()
  const categories = Array.from({ length: 999 }, (_, index) =>
    aCategory({ id: index + 1, items: [] }),
  )
  const wide = aBrand({ concept: { id: 202, slug: 'wide' }, categories })
  await plantBrands(app.database, [wide])
  const page = await app.get('/202/categories?limit=999', { as: wide })
  expect(CategoryList.parse(page.json()).data).toHaveLength(999)
  expect((await app.get('/202/categories?limit=1000', { as: wide })).statusCode).toBe(400)
})

test('a page takes up where the one before ended; beyond the last there is nothing', async () => {
  await using app = await fullCatalogueApp()
  const pageOf = async (page: number) =>
    CategoryList.parse((await app.ask(`/201/categories?limit=1&page=${page}`)).json())
  expect((await pageOf(1)).data.map(({ id }) => id)).toEqual([2])
  const second = await pageOf(2)
  expect(second.data).toMatchObject([{ id: 1, attributes: { 'display-order': 2 } }])
  expect(await pageOf(3)).toMatchObject({ data: [], meta: { page: 3, size: 1, total: 2 } })
})

// proves API-41
test('items come by category, those of this concept only', async () => {
  await using app = await fullCatalogueApp()
  const { data, meta } = ItemList.parse((await app.ask('/201/items')).json())
  expect(data.map(({ id }) => id)).toEqual([201, 102, 101])
  expect(data[1]?.attributes).toMatchObject({ price: 18.25, isUpsell: false })
  expect(meta.total).toBe(3)

  const second = ItemList.parse((await app.ask('/201/items?limit=2&page=2')).json())
  expect(second.data.map(({ id }) => id)).toEqual([101])
})

// proves API-42
test('one category comes with its items; an unknown one does not exist', async () => {
  await using app = await fullCatalogueApp()
  const known = await app.ask('/201/categories/1')
  expect(known.json().data).toMatchObject({ type: 'categories', id: 1 })
  expect(known.json().data.attributes.items).toHaveLength(2)
  expect((await app.ask('/201/categories/99')).statusCode).toBe(404)
  expect((await app.ask('/201/categories/one')).statusCode).toBe(400)
})

test('a category that is on no menu is not there yet', async () => {
  await using app = await fullCatalogueApp()
  expect((await app.ask('/201/categories/3')).statusCode).toBe(404)
})

// proves API-43
test('upsells name their items; the item and its category come on request', async () => {
  await using app = await fullCatalogueApp()
  const bare = UpsellList.parse((await app.ask('/menus/1/upsells')).json())
  expect(bare).toEqual({
    data: [
      {
        type: 'upsells',
        id: 101,
        attributes: { 'item-id': 101, 'category-id': 1, 'display-order': 1 },
      },
    ],
    included: [],
  })

  const full = UpsellList.parse((await app.ask('/menus/1/upsells?include=item.category')).json())
  expect(full.data).toEqual(bare.data)
  expect(full.included).toMatchObject([
    { type: 'items', id: 101, attributes: { name: { 'en-us': 'Falafel' }, isUpsell: true } },
    { type: 'categories', id: 1, attributes: { 'display-order': 2 } },
  ])

  const withItem = UpsellList.parse((await app.ask('/menus/1/upsells?include=item')).json())
  expect(withItem.included.map(({ type }) => type)).toEqual(['items'])
})

test('each menu offers the upsells it sells', async () => {
  await using app = await buildTestApp()
  const twoMenus = aBrand({
    concept: { id: 203, slug: 'two-menus' },
    categories: [aCategory(), aCategory({ id: 2, items: [anItem({ id: 2 })] })],
    menus: [
      { id: 1, type: 'pickup', label: 'Pickup', categories: [1, 2] },
      { id: 2, type: 'deliver', label: 'Delivery', categories: [2] },
    ],
    upsells: [1, 2],
  })
  await plantBrands(app.database, [twoMenus])
  const upsold = async (menu: number) => {
    const response = await app.get(`/menus/${menu}/upsells`, { as: twoMenus })
    return UpsellList.parse(response.json()).data.map(({ id }) => id)
  }
  expect(await upsold(1)).toEqual([1, 2])
  expect(await upsold(2)).toEqual([2])
})

test('an unknown menu has no upsells, nor has one with an id that is none', async () => {
  await using app = await buildTestApp()
  expect((await app.get('/menus/99/upsells')).statusCode).toBe(404)
  expect((await app.get('/menus/first/upsells')).statusCode).toBe(400)
})

// proves A-46, IM-31
test.each([
  '/2/categories',
  '/2/items',
  '/2/categories/1',
  '/01/items',
  '/nothing/items',
  '/nothing/categories',
])('%s is nothing to another brand', async (path) => {
  await using app = await buildTestApp()
  const foreign = await app.get(path, { as: RIYADH_BRAND })
  expect(foreign.statusCode).toBe(404)
  expect(foreign.json()).toEqual({
    errors: { code: 'not-found', detail: 'There is nothing here.' },
  })
})

// proves A-46
test('a fixed first segment is never taken for a concept', async () => {
  await using app = await buildTestApp()
  expect((await app.get('/menus/2/upsells', { as: KUWAIT_BRAND })).statusCode).toBe(200)
  expect((await app.get('/locations')).json().data[0].type).toBe('locations')
})

test.each(['/1/categories?include=prices', '/1/items?limit=0', '/1/items?page=first'])(
  '%s asks for something we do not have',
  async (path) => {
    await using app = await buildTestApp()
    expect((await app.get(path)).statusCode).toBe(400)
  },
)
