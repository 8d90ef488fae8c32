import { type CartLine, lineOf } from '@sufra/domain/cart/cart-line'
import type { Moment } from '@sufra/domain/menu/availability'
import { countIn } from '@sufra/domain/menu/choosing'
import { type Customisation, startCustomisation } from '@sufra/domain/menu/customisation'
import { customisationFaults } from '@sufra/domain/menu/customisation-faults'
import {
  boundsOf,
  type Item,
  isItemAvailable,
  isModifierSoldOut,
} from '@sufra/domain/menu/menu-item'

/** What an item promotion gives; the price of one piece in minor units. */
export type Gift = { itemId: number; price: number; quantity: number }

/** The gift as a line of the cart; null where it cannot be had, or only by choosing from a combo. */
export function giftLine(item: Item, gift: Gift, moment: Moment): CartLine | null {
  if (!isItemAvailable(item, moment)) return null
  const customisation = {
    ...withRequired(item, startCustomisation(item, moment), moment),
    quantity: gift.quantity,
  }
  if (customisationFaults(item, customisation, moment).length > 0) return null
  const line = lineOf({ ...item, isPromotion: true, isUpsell: false }, customisation, moment)
  // The promotion replaces the item's own price, at every branch; what is chosen on top is paid for.
  const total = line.total - line.price + gift.price
  return { ...line, price: gift.price, prices: {}, total }
}

/** What must be chosen is chosen, the cheapest that can be had; the customer sees it on the item's page. */
function withRequired(item: Item, start: Customisation, moment: Moment): Customisation {
  const modifiers = { ...start.modifiers }
  for (const group of item.groups) {
    const missing = boundsOf(group).minimum - countIn(group, modifiers)
    const offered = group.modifiers
      .filter((modifier) => !modifiers[modifier.id] && !isModifierSoldOut(modifier, moment))
      .toSorted((one, other) => one.price - other.price)
    for (const { id } of offered.slice(0, Math.max(0, missing))) modifiers[id] = 1
  }
  return { ...start, modifiers }
}
