import type { CategoryLimits, ItemLimits } from '@sufra/domain/menu/availability'

export type CardLabel = 'new' | 'popular' | 'spicy' | 'vegetarian' | 'vegan'

/** An item as a list shows it, in the visitor's language. Prices are in minor units. */
export type Card = {
  id: number
  href: string
  name: string
  description: string
  price: number
  /** By branch, where it differs. */
  prices: Record<number, number>
  picture: string | null
  calories: number | null
  labels: CardLabel[]
  limits: ItemLimits
}

/** A category as navigation shows it. */
export type CategoryEntry = {
  id: number
  slug: string
  href: string
  name: string
  picture: string | null
  limits: CategoryLimits
  count: number
}

export type Section = CategoryEntry & { description: string; cards: Card[] }
