import type { Allergen } from '@sufra/domain/allergens'
import type { SellingWindow } from '@sufra/domain/availability'
import type { OrderType } from '@sufra/domain/order-types'
import type { Card } from '../menu/menu-model.ts'

/** Null where nobody has declared them: unknown is not the same as none. */
export type Allergens = { contains: NamedAllergen[]; mayContain: NamedAllergen[] } | null
export type NamedAllergen = { id: Allergen; name: string }

export type Option = {
  id: number
  name: string
  price: number
  calories: number | null
  allergens: Allergens
  maximum: number
  isDefault: boolean
  outOfStockLocations: number[]
}

export type OptionGroup = {
  id: number
  name: string
  kind: 'size' | 'choice' | 'extra'
  minimum: number
  maximum: number
  options: Option[]
}

/** One choice within a combo. */
export type ComboStep = {
  id: number
  name: string
  quantity: number
  options: { id: number; href: string; name: string; picture: string | null; extra: number }[]
}

/** Everything about an item, in the visitor's language. */
export type ItemDetail = Card & {
  allergens: Allergens
  groups: OptionGroup[]
  ingredients: { id: number; name: string; removable: boolean }[]
  combo: ComboStep[]
  orderTypes: OrderType[]
  windows: SellingWindow[]
}
