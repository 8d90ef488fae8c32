import { expect, test } from 'vitest'
import type {
  BrandSeed,
  ItemSeed,
  LocationSeed,
  ModifierGroupSeed,
  PageSeed,
} from '../brand-seed.ts'
import { aBrand, aCategory, aLocation, anItem, both, modifier } from '../testing/a-brand.ts'
import { seedFaults } from './seed-faults.ts'

const withItems = (...items: ItemSeed[]) => aBrand({ categories: [aCategory({ items })] })

const aGroup = (unlike: Partial<ModifierGroupSeed> = {}): ModifierGroupSeed => ({
  id: 1,
  name: both('Sauces', 'الصوصات'),
  kind: 'extra',
  minimum: 0,
  maximum: 2,
  modifiers: [modifier(11, 'Toum', 'ثومية', 2_00, 120, { maximum: 2 })],
  ...unlike,
})

const aCombo = (option: number) =>
  anItem({
    id: 2,
    combo: [
      { id: 21, name: both('Main', 'الطبق'), quantity: 1, options: [{ item: option, extra: 0 }] },
    ],
  })

const aPage = (id: number): PageSeed => ({
  id,
  type: 'page',
  slug: 'about',
  label: both('About', 'من نحن'),
  title: both('About', 'من نحن'),
  body: both('Bread.', 'خبز.'),
})

/** Around the branch of the builder. */
const SQUARE: [number, number][] = [
  [46.66, 24.67],
  [46.7, 24.67],
  [46.7, 24.71],
  [46.66, 24.71],
  [46.66, 24.67],
]

const aZone = (polygon = SQUARE) => ({
  id: 11,
  name: both('Olaya', 'العليا'),
  polygon,
  minimum: 30_00,
  charge: 9_00,
})

test.each<[fault: string, broken: BrandSeed]>([
  ['location 1 exists more than once', aBrand({ locations: [aLocation(), aLocation()] })],
  [
    'modifier 11 exists more than once',
    aBrand({ modifierGroups: [aGroup({ id: 1 }), aGroup({ id: 2 })] }),
  ],
  ['item 1 exists more than once', withItems(anItem(), anItem())],
  ['page slug about exists more than once', aBrand({ pages: [aPage(1), aPage(2)] })],
])('a second use of an id is named: %s', (fault, broken) => {
  expect(seedFaults(broken)).toEqual([fault])
})

test.each<[fault: string, broken: BrandSeed]>([
  [
    'item 1 names modifier group 9, which does not exist',
    withItems(anItem({ modifierGroups: [9] })),
  ],
  ['item 1 names location 9, which does not exist', withItems(anItem({ prices: { 9: 10_00 } }))],
  [
    'category 1 names application 9, which does not exist',
    aBrand({ categories: [aCategory({ excludedApplications: [9] })] }),
  ],
  [
    'location 1 names category 9, which does not exist',
    aBrand({ locations: [aLocation({ inactiveCategories: [9] })] }),
  ],
  ['the upsell list names item 9, which does not exist', aBrand({ upsells: [9] })],
  [
    'menu 1 names category 9, which does not exist',
    aBrand({ menus: [{ id: 1, type: null, label: 'Menu', categories: [1, 9] }] }),
  ],
  ['combo step 21 names item 9, which does not exist', withItems(anItem(), aCombo(9))],
])('a reference into nothing is named: %s', (fault, broken) => {
  expect(seedFaults(broken)).toEqual([fault])
})

test('a text missing in one of the brand’s languages is named', () => {
  const broken = withItems(anItem({ description: { 'en-us': 'With garlic', 'ar-sa': ' ' } }))
  expect(seedFaults(broken)).toEqual(['the description of item 1 is missing in ar-sa'])
})

test('a name needs English even where nobody is shown English', () => {
  const broken = aBrand({
    concept: { primaryLanguage: 'ar-sa', secondaryLanguage: null },
    categories: [
      aCategory({
        items: [anItem({ name: { 'ar-sa': 'لفة' }, description: { 'ar-sa': 'بالثوم' } })],
      }),
    ],
  })
  expect(seedFaults(broken)).toEqual(['the name of item 1 is missing in en-us'])
})

test('a text a brand words its own way is worded in both languages', () => {
  const broken = aBrand({ texts: { 'en-us': { home_tagline: 'Hot bread' } } })
  expect(seedFaults(broken)).toEqual(['the text home_tagline is missing in ar-sa'])
})

test.each<[fault: string, broken: BrandSeed]>([
  [
    'the price of item 1 is -1, not a whole amount from 0 to 100000000000',
    withItems(anItem({ price: -1 })),
  ],
  [
    'the price of item 1 is 12.5, not a whole amount from 0 to 100000000000',
    withItems(anItem({ price: 12.5 })),
  ],
  [
    'the price of item 1 is 100000000001, not a whole amount from 0 to 100000000000',
    withItems(anItem({ price: 100_000_000_001 })),
  ],
  [
    'the price of modifier 11 is -200, not a whole amount from 0 to 100000000000',
    aBrand({ modifierGroups: [aGroup({ modifiers: [modifier(11, 'Toum', 'ثومية', -2_00, 0)] })] }),
  ],
  [
    'the delivery minimum is 0.5, not a whole amount from 0 to 100000000000',
    aBrand({ concept: { minimumDelivery: 0.5 } }),
  ],
])('an impossible amount is named: %s', (fault, broken) => {
  expect(seedFaults(broken)).toEqual([fault])
})

test.each<[fault: string, group: Partial<ModifierGroupSeed>]>([
  ['modifier group 1 has its minimum above its maximum', { minimum: 2, maximum: 1 }],
  ['modifier group 1 has a maximum below 1', { minimum: 0, maximum: 0 }],
  ['modifier group 1 asks for 3 but offers 2', { minimum: 3, maximum: 3 }],
  [
    'modifier 11 has a maximum below 1',
    { modifiers: [modifier(11, 'Toum', 'ثومية', 0, 0, { maximum: 0 })] },
  ],
])('a choice that cannot be made is named: %s', (fault, group) => {
  expect(seedFaults(aBrand({ modifierGroups: [aGroup(group)] }))).toEqual([fault])
})

test('a choice made beforehand that is not in the price is named', () => {
  const dearer = modifier(11, 'Large', 'كبير', 5_00, 0, { isDefault: true })
  expect(seedFaults(aBrand({ modifierGroups: [aGroup({ modifiers: [dearer] })] }))).toEqual([
    'modifier 11 is chosen beforehand but costs extra',
  ])
})

test('a combo inside a combo is named', () => {
  expect(seedFaults(withItems(anItem(), aCombo(2)))).toEqual([
    'combo step 21 offers item 2, itself a combo',
  ])
})

test.each<[fault: string, location: Partial<LocationSeed>]>([
  [
    'location 1 has impossible hours on weekday 4',
    { hours: [{ weekday: 4, opens: 13 * 60, closes: 13 * 60 }] },
  ],
  [
    'location 1 has impossible hours on weekday 7',
    { hours: [{ weekday: 7, opens: 13 * 60, closes: 26 * 60 }] },
  ],
  [
    'location 1 has impossible hours on holiday 2027-02-22',
    {
      holidays: [
        { date: '2027-02-22', name: both('Founding Day', 'يوم التأسيس'), opens: 600, closes: null },
      ],
    },
  ],
  ['location 1 takes curbside orders, the application does not', { orderTypes: ['curbside'] }],
  [
    'location 1 has a kitchen with impossible preparationMinutes: 0',
    { kitchen: { preparationMinutes: 0 } },
  ],
  [
    'location 1 has a kitchen with impossible deliveryMinutes: 2.5',
    { kitchen: { deliveryMinutes: 2.5 } },
  ],
  ['location 1 has a kitchen with impossible slotMinutes: 25', { kitchen: { slotMinutes: 25 } }],
  ['location 1 has a kitchen with impossible ordersPerSlot: 0', { kitchen: { ordersPerSlot: 0 } }],
  ['location 1 lies outside its zones', { lat: 24.9, zones: [aZone()] }],
  ['zone 11 is not closed', { zones: [aZone(SQUARE.slice(0, -1))] }],
  [
    'zone 12 reaches too far from location 1',
    { zones: [aZone(), { ...aZone(SQUARE.map(([long, lat]) => [lat, long])), id: 12 }] },
  ],
])('an impossible branch is named: %s', (fault, location) => {
  expect(seedFaults(aBrand({ locations: [aLocation(location)] }))).toEqual([fault])
})

test('a prayer that never ends is named', () => {
  expect(seedFaults(aBrand({ concept: { prayerPauseMinutes: 90 } }))).toEqual([
    'kitchens cannot rest 90 minutes for a prayer',
  ])
})

test.each<[fault: string, broken: BrandSeed]>([
  [
    'item 1 has an impossible window from 660 to 360',
    withItems(anItem({ windows: [{ weekdays: [0], from: 660, to: 360 }] })),
  ],
  [
    'item 1 has an impossible window from 360 to 1500',
    withItems(anItem({ windows: [{ weekdays: [0], from: 360, to: 1500 }] })),
  ],
  [
    'item 1 takes dine-in orders, the application does not',
    withItems(anItem({ orderTypes: ['dine-in'] })),
  ],
])('an item nobody could order is named: %s', (fault, broken) => {
  expect(seedFaults(broken)).toEqual([fault])
})

test('hours past midnight, a closed holiday and a branch in one of two zones are no faults', () => {
  const branch = aLocation({
    hours: [{ weekday: 4, opens: 6 * 60, closes: 26 * 60 }],
    holidays: [
      { date: '2027-02-22', name: both('Founding Day', 'يوم التأسيس'), opens: null, closes: null },
    ],
    zones: [aZone(), { ...aZone(SQUARE.map(([long, lat]) => [long + 0.1, lat])), id: 12 }],
  })
  expect(seedFaults(aBrand({ locations: [branch] }))).toEqual([])
})
