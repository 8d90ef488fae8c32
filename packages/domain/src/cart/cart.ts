import { asQuantity, MAX_QUANTITY } from '../menu/quantity.ts'
import type { CartLine } from './cart-line.ts'
import { lineKey } from './line-choice.ts'

/** In the order the lines came; no two of them share a key. */
export type Cart = readonly CartLine[]

/** Why the cart did not change as asked. */
export type CartRefusal =
  | 'maximum-reached'
  /** Promotion items leave with their promotion only. */
  | 'promotion'
  /** Nothing but promotion items would be left. */
  | 'last-beside-promotion'
  | 'not-in-cart'

export type CartChange = { cart: Cart; refused: CartRefusal | null }

/** What `undoRemove` needs to put a line back where it stood. */
export type RemovedLine = { line: CartLine; index: number }

export const emptyCart: Cart = []

/** A line with the same key takes up the pieces; adding too many adds none. */
export function addLine(cart: Cart, line: CartLine): CartChange {
  return insertLine(cart, line, cart.length)
}

/** At least 1; above the maximum it is the maximum, and that is said. */
export function setQuantity(cart: Cart, key: string, quantity: number): CartChange {
  const line = lineIn(cart, key)
  if (!line) return refuse(cart, 'not-in-cart')
  if (line.isPromotion) return refuse(cart, 'promotion')
  return {
    cart: withLine(cart, key, { ...line, quantity: asQuantity(quantity) }),
    refused: quantity > MAX_QUANTITY ? 'maximum-reached' : null,
  }
}

/** An upsell stays in the list with quantity 0: it is neither shown nor sent, nor offered again. */
export function removeLine(cart: Cart, key: string): CartChange & { removed: RemovedLine | null } {
  const line = lineIn(cart, key)
  const refused = line ? removalRefusal(cart, line) : 'not-in-cart'
  if (!line || refused) return { cart, refused, removed: null }
  return {
    cart: line.isUpsell
      ? withLine(cart, key, { ...line, quantity: 0 })
      : cart.filter((each) => each.key !== key),
    refused: null,
    removed: { line, index: cart.indexOf(line) },
  }
}

/** Back where it stood, or into an equal line that was added since and knows the present price. */
export function undoRemove(cart: Cart, { line, index }: RemovedLine): CartChange {
  const equal = lineIn(cart, line.key)
  return insertLine(cart, equal ? { ...equal, quantity: line.quantity } : line, index)
}

/** The edited line in place of the old one; where it now equals another line, it joins that one. */
export function replaceLine(cart: Cart, key: string, edited: CartLine): CartChange {
  const old = lineIn(cart, key)
  if (!old) return refuse(cart, 'not-in-cart')
  if (old.isPromotion) return refuse(cart, 'promotion')
  // What was added as an upsell remains one, however the menu lists the item.
  const { isUpsell, isPromotion } = old
  const replacement = {
    ...edited,
    isUpsell,
    isPromotion,
    key: lineKey({ ...edited, isUpsell, isPromotion }),
  }
  const index = cart.indexOf(old)
  const change = insertLine(cart.toSpliced(index, 1), replacement, index)
  return change.refused ? refuse(cart, change.refused) : change
}

/** Before discounts, in minor units. */
export const subtotal = (cart: Cart) =>
  cart.reduce((sum, { total, quantity }) => sum + total * quantity, 0)

export const itemCount = (cart: Cart) => cart.reduce((sum, { quantity }) => sum + quantity, 0)

/** What is shown, priced and ordered. */
export const sentLines = (cart: Cart) => cart.filter(({ quantity }) => quantity > 0)

export const isEmptyCart = (cart: Cart) => sentLines(cart).length === 0

export const hasUpsell = (cart: Cart) => sentLines(cart).some(({ isUpsell }) => isUpsell)

/** For 'Remove promo', and before another promotion takes its place. */
export const withoutPromotions = (cart: Cart): Cart =>
  cart.filter(({ isPromotion }) => !isPromotion)

function insertLine(cart: Cart, line: CartLine, index: number): CartChange {
  const equal = lineIn(cart, line.key)
  if (!equal) return { cart: cart.toSpliced(index, 0, line), refused: null }
  const quantity = equal.quantity + line.quantity
  if (quantity > MAX_QUANTITY) return refuse(cart, 'maximum-reached')
  return { cart: withLine(cart, line.key, { ...line, quantity }), refused: null }
}

function removalRefusal(cart: Cart, line: CartLine): CartRefusal | null {
  if (line.isPromotion) return 'promotion'
  const others = sentLines(cart).filter(({ key }) => key !== line.key)
  const wouldBeAlone = others.length > 0 && others.every(({ isPromotion }) => isPromotion)
  return wouldBeAlone ? 'last-beside-promotion' : null
}

const lineIn = (cart: Cart, key: string) => cart.find((line) => line.key === key)

const withLine = (cart: Cart, key: string, changed: CartLine) =>
  cart.map((line) => (line.key === key ? changed : line))

const refuse = (cart: Cart, refused: CartRefusal): CartChange => ({ cart, refused })
