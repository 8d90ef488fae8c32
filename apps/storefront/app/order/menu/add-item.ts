import { lineOf } from '@sufra/domain/cart/cart-line'
import type { Moment } from '@sufra/domain/menu/availability'
import { startCustomisation } from '@sufra/domain/menu/customisation'
import { isSimple } from '@sufra/domain/menu/customisation-faults'
import type { Item } from '@sufra/domain/menu/menu-item'
import { cart } from '../cart/cart-store.ts'

/** One tap: an item that asks nothing goes into the cart; false for one that must be opened first. */
export function addItem(item: Item | undefined, moment: Moment): boolean {
  if (!item || !isSimple(item, moment)) return false
  // Chosen from the menu, it is no upsell, whatever it is offered as elsewhere.
  const line = lineOf({ ...item, isUpsell: false }, startCustomisation(item, moment), moment)
  return cart.add(line).refused === null
}
