import type { Money } from '../money/money.ts'
import type { Words } from '../text/locales.ts'
import type { Allergen, AllergenLevel } from '../vocabulary/allergens.ts'
import {
  type BranchPrices,
  type ItemLimits,
  itemAvailability,
  type Moment,
} from './availability.ts'

/** Null means nobody has declared them: unknown, never "free of". */
export type DeclaredAllergens = readonly { id: Allergen; level: AllergenLevel }[] | null

export type Modifier = {
  id: number
  names: Words
  price: Money
  /** What it adds; null where nobody has said. */
  calories: number | null
  allergens: DeclaredAllergens
  /** How many of this one may be taken. */
  maximum: number
  isDefault: boolean
  outOfStockLocations: readonly number[]
}

/** A modifier belongs to one group, so its id alone tells what was chosen. */
export type ModifierGroup = {
  id: number
  names: Words
  kind: 'size' | 'choice' | 'extra'
  minimum: number
  maximum: number
  modifiers: readonly Modifier[]
}

export type Ingredient = { id: number; names: Words; removable: boolean }

/** An item taken by itself, or as an option of a combo. */
export type PlainItem = BranchPrices & {
  id: number
  names: Words
  description: Words
  picture: string | null
  calories: number | null
  allergens: DeclaredAllergens
  groups: readonly ModifierGroup[]
  ingredients: readonly Ingredient[]
  limits: ItemLimits
  isPromotion: boolean
  isUpsell: boolean
}

/** Within a combo an item costs its extra, whatever it costs alone. A combo is never an option of another. */
export type ComboOption = { item: PlainItem; extra: Money }
export type ComboStep = {
  id: number
  names: Words
  quantity: number
  options: readonly ComboOption[]
}

export type Item = PlainItem & { combo: readonly ComboStep[] }

/** The size a customer gets unless another is the default or chosen, by its English name. */
export const DEFAULT_SIZE = 'regular'

/** A size is exactly one choice, whatever the menu says. */
export const boundsOf = ({ kind, minimum, maximum }: ModifierGroup) =>
  kind === 'size' ? { minimum: 1, maximum: 1 } : { minimum, maximum }

/** Sizes, then what must be chosen, then the rest; otherwise in the menu's own order. */
export const inAskingOrder = (groups: readonly ModifierGroup[]): readonly ModifierGroup[] =>
  groups.length < 2 ? groups : groups.toSorted((one, other) => urgency(one) - urgency(other))

const urgency = (group: ModifierGroup) => {
  if (group.kind === 'size') return 0
  return group.minimum > 0 ? 1 : 2
}

export const modifiersOf = ({ groups }: Pick<PlainItem, 'groups'>) =>
  groups.flatMap(({ modifiers }) => modifiers)

export const isModifierSoldOut = ({ outOfStockLocations }: Modifier, { locationId }: Moment) =>
  locationId !== null && outOfStockLocations.includes(locationId)

export const isItemAvailable = ({ limits }: PlainItem, moment: Moment) =>
  itemAvailability(limits, moment).state === 'available'
