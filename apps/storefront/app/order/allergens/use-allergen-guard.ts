import {
  guardCustomisation,
  guardItem,
  guardLine,
  guardModifier,
} from '@sufra/domain/cart/allergen-guard'
import type { CartLine } from '@sufra/domain/cart/cart-line'
import type { Customisation } from '@sufra/domain/menu/customisation'
import type { Item, Modifier, PlainItem } from '@sufra/domain/menu/menu-item'
import { useOwnAllergens } from './own-allergens.ts'

/** Judges by the visitor's own list; null for whoever has none. */
export function useAllergenGuard() {
  const own = useOwnAllergens()
  if (own.length === 0) return null
  return {
    ofItem: (item: PlainItem) => guardItem(own, item),
    ofModifier: (modifier: Modifier) => guardModifier(own, modifier),
    ofCustomisation: (item: Item, chosen: Customisation) => guardCustomisation(own, item, chosen),
    ofLine: (line: CartLine, item: Item | null) => guardLine(own, line, item),
  }
}
