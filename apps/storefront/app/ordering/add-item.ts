import '../i18n/more-texts.ts'
import type { Moment } from '@sufra/domain/availability'
import { lineOf } from '@sufra/domain/cart-line'
import { startCustomisation } from '@sufra/domain/customisation'
import { isSimple } from '@sufra/domain/customisation-faults'
import { cart } from '../cart/cart-store.ts'
import type { Brand } from '../visit/brand.ts'
import { itemsFor } from './menu-source.ts'

/** One tap: an item that asks nothing goes into the cart; false for one that must be opened first. */
export async function addItem(brand: Brand, itemId: number, moment: Moment): Promise<boolean> {
  const items = await itemsFor(brand, moment.orderType)
  const item = items.get(itemId)
  if (!item || !isSimple(item, moment)) return false
  // Chosen from the menu, it is no upsell, whatever it is offered as elsewhere.
  const line = lineOf({ ...item, isUpsell: false }, startCustomisation(item, moment), moment)
  return cart.add(line).refused === null
}
