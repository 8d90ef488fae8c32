import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MenuDocument } from './menu.ts'
import { readMenu } from './read-menu.ts'

const item = (id: number, unlike: object = {}) => ({
  id,
  name: { 'en-us': `Item ${id}` },
  description: {},
  price: 12.5,
  prices: [],
  imgUrl: null,
  calories: null,
  labels: [],
  allergens: null,
  'modifier-groups': [],
  ingredients: [],
  'combo-items': [],
  'excluded-locations': [],
  'out-of-stock-locations': [],
  'order-types': null,
  windows: [],
  'is-promotion': false,
  isUpsell: false,
  ...unlike,
})

const category = (id: number, items: unknown, unlike: object = {}) => ({
  id,
  name: { 'en-us': `Category ${id}` },
  description: {},
  'image-uri': null,
  'display-order': id,
  'excluded-locations': [],
  'excluded-apps': [],
  items,
  ...unlike,
})

const modifier = (id: number, unlike: object = {}) => ({
  id,
  name: { 'en-us': `Modifier ${id}` },
  price: 0,
  calories: null,
  allergens: [],
  maximum: 1,
  'is-default': false,
  'out-of-stock-locations': [],
  ...unlike,
})

const group = (id: number, unlike: object = {}) => ({
  id,
  name: { 'en-us': `Group ${id}` },
  kind: 'extra',
  minimum: 0,
  maximum: 2,
  modifiers: [1],
  ...unlike,
})

const menuOf = (...items: unknown[]) => ({
  data: [category(1, items)],
  included: { allergens: [], modifierGroups: [], modifiers: [] },
})

function read(body: unknown) {
  const result = readMenu(body)
  if (!result) throw new Error('This was to be a menu.')
  const [first] = result.menu.data
  return { ...result, items: first?.items ?? [], itemIds: first?.items.map(({ id }) => id) }
}

// proves API-14
test('a menu without faults is read as it is', () => {
  const body = {
    data: [category(1, [item(1, { labels: ['new'], 'order-types': ['deliver'] })])],
    included: {
      allergens: [{ id: 'milk', name: { 'en-us': 'Milk' } }],
      modifierGroups: [group(1)],
      modifiers: [modifier(1, { allergens: [{ id: 'milk', level: 'contains' }] })],
    },
  }
  expect(readMenu(body)).toEqual({ menu: MenuDocument.parse(body), faults: [] })
})

test.each([
  ['no name', { name: undefined }, 'name'],
  ['an empty name', { name: { 'en-us': '' } }, 'name'],
  ['no price', { price: null }, 'price'],
  ['a negative price', { price: -1 }, 'price'],
  ['a price in words', { price: '12.50' }, 'price'],
  ['ingredients that are no list', { ingredients: 'salt' }, 'ingredients'],
])('an item with %s is left out by name and the others stay', (_, broken, field) => {
  const { itemIds, faults } = read(menuOf(item(1), item(2, broken), item(3)))
  expect(itemIds).toEqual([1, 3])
  expect(faults).toEqual([expect.stringMatching(`^item 2: ${field} `)])
})

test('an unknown label is left out and its item stays', () => {
  const { items, faults } = read(menuOf(item(1, { labels: ['spicy', 'glowing'] })))
  expect(items[0]?.labels).toEqual(['spicy'])
  expect(faults).toEqual([expect.stringMatching('^label of item 1: ')])
})

test('an unknown order type is left out and its item stays for the types that are known', () => {
  const { items, faults } = read(menuOf(item(1, { 'order-types': ['drone', 'deliver'] })))
  expect(items[0]?.['order-types']).toEqual(['deliver'])
  expect(faults).toEqual([expect.stringMatching('^order type of item 1: ')])
})

test('an item sold only by order types that are not known is left out: it would be sold for all', () => {
  const { items, faults } = read(
    menuOf(item(1, { 'order-types': ['drone'] }), item(2, { 'order-types': [] })),
  )
  expect(items.map(({ id }) => id)).toEqual([2])
  expect(faults).toEqual([expect.stringMatching('^order type of item 1: ')])
})

test('a name in a language nobody here speaks costs only that language', () => {
  const { items, faults } = read(
    menuOf(item(1, { name: { 'en-us': 'Tea', tr: 'Çay' } }), item(2, { name: { tr: 'Çay' } })),
  )
  expect(items.map(({ name }) => name)).toEqual([{ 'en-us': 'Tea' }])
  expect(faults).toEqual([expect.stringMatching('^item 2: name')])
})

test.each([
  ['level', [{ id: 'milk', level: 'a-bit' }]],
  [
    'allergen',
    [
      { id: 'milk', level: 'contains' },
      { id: 'kiwi', level: 'contains' },
    ],
  ],
])('an unknown %s makes the whole declaration unknown, never shorter', (_, allergens) => {
  const { items, faults } = read(menuOf(item(1, { allergens })))
  expect(items[0]?.allergens).toBeNull()
  expect(faults).toEqual([expect.stringMatching('^allergens of item 1: ')])
})

test('a broken category is left out by name and the others stay', () => {
  const body = { ...menuOf(), data: [category(1, [], { name: {} }), category(2, [item(1)])] }
  const { menu, faults } = read(body)
  expect(menu.data.map(({ id }) => id)).toEqual([2])
  expect(faults).toEqual([expect.stringMatching('^category 1: name ')])
})

test('a category whose items are no list is shown empty', () => {
  expect(read({ ...menuOf(), data: [category(1, 'none')] }).itemIds).toEqual([])
})

test('broken modifiers, groups and allergens are left out by name and the others stay', () => {
  const { menu, faults } = read({
    data: [],
    included: {
      allergens: [
        { id: 'kiwi', name: {} },
        { id: 'milk', name: {} },
      ],
      modifierGroups: [group(1, { kind: 'maybe' }), group(2)],
      modifiers: [modifier(1, { price: null }), modifier(2), modifier(3, { allergens: 'milk' })],
    },
  })
  expect(menu.included.allergens.map(({ id }) => id)).toEqual(['milk'])
  expect(menu.included.modifierGroups.map(({ id }) => id)).toEqual([2])
  expect(menu.included.modifiers.map(({ id, allergens }) => [id, allergens])).toEqual([
    [2, []],
    [3, null],
  ])
  expect(faults).toEqual([
    expect.stringMatching('^allergen kiwi: id '),
    expect.stringMatching('^modifier group 1: kind '),
    expect.stringMatching('^modifier 1: price '),
    expect.stringMatching('^allergens of modifier 3: '),
  ])
})

test.each([
  ['is missing', undefined],
  ['is a flat list', [{ type: 'modifiers', id: 1 }]],
  ['holds something else', { modifiers: 'none' }],
])('where `included` %s the categories still show', (_, included) => {
  const { itemIds, menu } = read({ ...menuOf(item(1)), included })
  expect(itemIds).toEqual([1])
  expect(menu.included).toEqual({ allergens: [], modifierGroups: [], modifiers: [] })
})

test.each([[null], ['menu'], [[]], [{}], [{ data: null }], [{ data: { 1: 'one' } }]])(
  '%j is no menu',
  (body) => {
    expect(readMenu(body)).toBeNull()
  },
)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

test('whatever happens to one item, the others are read as before', () => {
  const items = [1, 2, 3, 4].map((id) => item(id, { labels: ['new'] }))
  const fields = Object.keys(item(1))
  const position = fc.integer({ min: 0, max: items.length - 1 })
  const damage = fc.oneof(
    fc.constant<(value: object) => unknown[]>(() => []),
    fc.jsonValue().map((junk) => () => [junk]),
    fc.tuple(fc.constantFrom(...fields), fc.jsonValue()).map(([field, junk]) => (value: object) => [
      { ...value, [field]: junk },
    ]),
  )
  fc.assert(
    fc.property(position, damage, (index, damaged) => {
      const others = items.filter((_, at) => at !== index)
      // One that takes another's id takes its place as well.
      fc.pre(!damaged({}).some((it) => others.some(({ id }) => isObject(it) && it.id === id)))
      const body = menuOf(...items.flatMap((it, at) => (at === index ? damaged(it) : [it])))
      expect(read(body).items).toEqual(expect.arrayContaining(others))
    }),
  )
})
