import { MenuDocument } from '@sufra/contract/menu/menu'
import { expect, test } from 'vitest'
import { plantBrands } from '../planting/plant-brands.ts'
import { FULL_CATALOGUE } from '../planting/testing/full-catalogue-brand.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import { followRedirect } from './testing/fetch-published.ts'

async function fullMenu() {
  await using app = await buildTestApp()
  await plantBrands(app.database, [FULL_CATALOGUE])
  return MenuDocument.parse((await followRedirect(app, FULL_CATALOGUE, '/cdn/menus/1.json')).json())
}

// proves API-14, HM-13, CA-03
test('a menu holds its categories in the order the menu gives them, and no others', async () => {
  const { data } = await fullMenu()
  expect(data.map(({ id, 'display-order': order }) => [id, order])).toEqual([
    [2, 1],
    [1, 2],
  ])
  expect(data[1]).toMatchObject({
    name: { 'en-us': 'Wraps', 'ar-sa': 'لفائف' },
    description: { 'en-us': 'Rolled to order', 'ar-sa': 'تلف عند الطلب' },
    'image-uri': '/pictures/shawarma-480.webp',
    'excluded-locations': [2],
    'excluded-apps': [9],
  })
})

// proves API-14, CA-04
test('an item carries everything a customer decides by', async () => {
  const { data } = await fullMenu()
  const [shawarma, falafel] = data[1]?.items ?? []
  expect(shawarma).toEqual({
    id: 102,
    name: { 'en-us': 'Shawarma', 'ar-sa': 'شاورما' },
    description: { 'en-us': 'With garlic', 'ar-sa': 'بالثوم' },
    price: 18.25,
    prices: [{ 'location-id': 2, price: 19 }],
    imgUrl: '/pictures/shawarma-480.webp',
    calories: 640,
    labels: ['new', 'spicy'],
    allergens: [
      { id: 'gluten', level: 'contains' },
      { id: 'sesame', level: 'may-contain' },
    ],
    'modifier-groups': [2, 1],
    ingredients: [
      { id: 2, name: { 'en-us': 'Pickles', 'ar-sa': 'مخلل' }, removable: true },
      { id: 1, name: { 'en-us': 'Chicken', 'ar-sa': 'دجاج' }, removable: false },
    ],
    'combo-items': [],
    'excluded-locations': [1],
    'out-of-stock-locations': [2],
    'order-types': ['deliver'],
    windows: [{ weekdays: [0, 6], from: 600, to: 1500 }],
    'is-promotion': false,
    isUpsell: false,
  })
  expect(falafel).toMatchObject({ id: 101, imgUrl: null, 'order-types': null, isUpsell: true })
})

test('undeclared allergens are unknown, and a declaration of none is none', async () => {
  const { data } = await fullMenu()
  const [meals, wraps] = data
  expect(meals?.items[0]?.allergens).toBeNull()
  expect(wraps?.items[1]?.allergens).toEqual([])
})

test('a combo names its steps and what each option adds', async () => {
  const { data } = await fullMenu()
  expect(data[0]?.items[0]?.['combo-items']).toEqual([
    {
      id: 1,
      name: { 'en-us': 'Your wrap', 'ar-sa': 'لفتك' },
      quantity: 1,
      options: [
        { id: 102, price: 3 },
        { id: 101, price: 0 },
      ],
    },
  ])
})

// proves CA-05, A-30
test('what the items refer to is included once, in three lists', async () => {
  const { included } = await fullMenu()
  expect(included.modifierGroups).toEqual([
    {
      id: 1,
      name: { 'en-us': 'Size', 'ar-sa': 'الحجم' },
      kind: 'size',
      minimum: 1,
      maximum: 1,
      modifiers: [12, 11],
    },
    expect.objectContaining({ id: 2, minimum: 0, maximum: 3, modifiers: [21] }),
  ])
  expect(included.modifiers.map(({ id }) => id)).toEqual([12, 11, 21])
  expect(included.modifiers[2]).toEqual({
    id: 21,
    name: { 'en-us': 'Tahini', 'ar-sa': 'طحينة' },
    price: 1.5,
    calories: 90,
    allergens: [{ id: 'sesame', level: 'contains' }],
    maximum: 2,
    'is-default': false,
    'out-of-stock-locations': [2],
  })
  expect(included.allergens).toEqual([
    { id: 'gluten', name: { 'en-us': 'Gluten', 'ar-sa': 'الغلوتين', fr: 'Gluten' } },
    { id: 'sesame', name: { 'en-us': 'Sesame', 'ar-sa': 'السمسم', fr: 'Sésame' } },
  ])
})

// proves HM-12, API-14, A-44
test('separated menus have an address for each type beside the default one', async () => {
  await using app = await buildTestApp()
  const categoriesAt = async (address: string) => {
    const menu = MenuDocument.parse((await followRedirect(app, KUWAIT_BRAND, address)).json())
    return menu.data.map(({ id }) => id)
  }
  expect(await categoriesAt('/cdn/menus/1.json')).toEqual([1, 2])
  expect(await categoriesAt('/cdn/menus/1.json?type=pickup')).toEqual([1, 2])
  expect(await categoriesAt('/cdn/menus/1.json?type=deliver')).toEqual([2])
})

// proves HM-12
test('where menus are not separated, asking for a type leads to the one menu', async () => {
  await using app = await buildTestApp()
  const typed = await followRedirect(app, RIYADH_BRAND, '/cdn/menus/1.json?type=deliver')
  expect(typed.body).toBe((await followRedirect(app, RIYADH_BRAND, '/cdn/menus/1.json')).body)
})

test('prices have the decimals of the currency', async () => {
  await using app = await buildTestApp()
  const menu = MenuDocument.parse(
    (await followRedirect(app, KUWAIT_BRAND, '/cdn/menus/2.json')).json(),
  )
  expect(menu.data[0]?.items[0]?.price).toBe(4.75)
})
