import type { Card } from '../../order/menu/menu-model.ts'

export type SearchableCard = {
  card: Card
  categoryName: string
  /** Found by, though not shown: names in other languages, the category, ingredients. */
  otherTexts: string[]
}
