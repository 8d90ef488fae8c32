import { withoutPromotions } from '@sufra/domain/cart/cart'
import type { Brand } from '../../platform/visit/brand.ts'
import { cart } from '../cart/cart-store.ts'
import { chosenPromo } from '../choices/chosen-promo.ts'
import { storedCoupon } from '../choices/stored-coupon.ts'
import { findGift } from './find-gift.ts'
import type { Promo } from './promo-model.ts'

export type Taken =
  /** With the page of the item it gives, if it gives one. */
  { isTaken: true; page: string | null } | { isTaken: false }

/** In place of whatever coupon or promotion is in use. */
export async function takePromo(promo: Promo, brand: Brand): Promise<Taken> {
  const gift = promo.gift && (await findGift(promo.gift, brand))
  if (promo.gift && !gift) return { isTaken: false }
  const lines = withoutPromotions(cart.read())
  // The promotion last: it is what asks for new figures, and they should be those of the whole.
  if (gift || lines.length < cart.read().length) cart.put(gift ? [...lines, gift.line] : lines)
  storedCoupon.clear()
  chosenPromo.write(promo.chosen)
  return { isTaken: true, page: gift?.page ?? null }
}

/** What it gave leaves with it. */
export function removePromo() {
  const lines = withoutPromotions(cart.read())
  if (lines.length < cart.read().length) cart.put(lines)
  chosenPromo.clear()
}
