import type { Cart } from '@sufra/domain/cart/cart'
import type { Moment } from '@sufra/domain/menu/availability'
import { type Item, isItemAvailable } from '@sufra/domain/menu/menu-item'

/** The most offers that are shown. */
const MAX_OFFERS = 6

/** What goes well with the cart and can be had here and now; what is in it, or was taken out of it, is not offered. */
export const upsellOffers = (items: Iterable<Item>, cart: Cart, moment: Moment): Item[] =>
  [...items]
    .filter(
      (item) =>
        item.isUpsell &&
        isItemAvailable(item, moment) &&
        !cart.some(({ itemId }) => itemId === item.id),
    )
    .slice(0, MAX_OFFERS)
