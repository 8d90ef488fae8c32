import { type CartLine, lineOf } from '../cart/cart-line.ts'
import type { ItemLimits, Moment } from '../menu/availability.ts'
import { type Customisation, startCustomisation } from '../menu/customisation.ts'
import type { ComboStep, Ingredient, Item, Modifier, ModifierGroup } from '../menu/menu-item.ts'

/** Monday 22 February 2027, 15:00 in Riyadh, at branch 1. */
export const aMoment = (changes: Partial<Moment> = {}): Moment => ({
  locationId: 1,
  orderType: 'to-go',
  zone: 'Asia/Riyadh',
  now: Date.UTC(2027, 1, 22, 12),
  ...changes,
})

/** A shawarma for 12.00 with nothing to choose, sold everywhere and always. */
export const anItem = ({ limits, ...changes }: ItemChanges = {}): Item => ({
  id: 101,
  names: { 'en-us': 'Shawarma', 'ar-sa': 'شاورما' },
  description: {},
  price: 12_00,
  prices: {},
  picture: null,
  calories: 400,
  allergens: [],
  groups: [],
  ingredients: [],
  combo: [],
  isPromotion: false,
  isUpsell: false,
  ...changes,
  limits: {
    excludedLocations: [],
    outOfStockLocations: [],
    orderTypes: [],
    windows: [],
    ...limits,
  },
})
type ItemChanges = Partial<Omit<Item, 'limits'>> & { limits?: Partial<ItemLimits> }

/** Optional extras, up to three, unless told otherwise. */
export const aGroup = (changes: Partial<ModifierGroup> = {}): ModifierGroup => ({
  id: 3,
  names: { 'en-us': 'Extras' },
  kind: 'extra',
  minimum: 0,
  maximum: 3,
  modifiers: [],
  ...changes,
})

/** Exactly one of Regular (101), the default, and Large (102) for 6.00. */
export const aSize = (changes: Partial<ModifierGroup> = {}): ModifierGroup =>
  aGroup({
    id: 1,
    names: { 'en-us': 'Size' },
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      aModifier(101, { names: { 'en-us': 'Regular' }, price: 0, calories: 0, isDefault: true }),
      aModifier(102, { names: { 'en-us': 'Large' }, price: 6_00, calories: 210 }),
    ],
    ...changes,
  })

/** Costs 2.00 and may be taken once. */
export const aModifier = (id: number, changes: Partial<Modifier> = {}): Modifier => ({
  id,
  names: { 'en-us': `Modifier ${id}` },
  price: 2_00,
  calories: 50,
  allergens: [],
  maximum: 1,
  isDefault: false,
  outOfStockLocations: [],
  ...changes,
})

export const anIngredient = (id: number, changes: Partial<Ingredient> = {}): Ingredient => ({
  id,
  names: { 'en-us': `Ingredient ${id}` },
  removable: true,
  ...changes,
})

/** One piece, of the items given, at no extra. */
export const aStep = (
  id: number,
  items: readonly Item[],
  changes: Partial<ComboStep> = {},
): ComboStep => ({
  id,
  names: { 'en-us': `Step ${id}` },
  quantity: 1,
  options: items.map((item) => ({ item, extra: 0 })),
  ...changes,
})

export const aCustomisation = (changes: Partial<Customisation> = {}): Customisation => ({
  modifiers: {},
  leftOut: [],
  combo: {},
  notes: '',
  quantity: 1,
  ...changes,
})

/** The item as it opens, but for what is changed. */
export const aLine = (item: Item = anItem(), changes: Partial<Customisation> = {}): CartLine =>
  lineOf(item, { ...startCustomisation(item, aMoment()), ...changes }, aMoment())

/** A line of one plain item for each quantity, with ids from 1. */
export const aCart = (...quantities: number[]): CartLine[] =>
  quantities.map((quantity, index) => aLine(anItem({ id: index + 1 }), { quantity }))
