import type { CartStore } from './cart-store.ts'

/** How often the cart's own timers are looked at; their lengths come from the concept. */
export const CART_CHECK_MS = 1_000

type CartHandlers = {
  /** The cart is about to be emptied; the returned function takes that back. */
  warn: () => () => void
  emptied: () => void
}

/** Looks at once and then every second, until the returned function is called. */
export function watchCart(cart: CartStore, handlers: CartHandlers): () => void {
  let takeBack: (() => void) | null = null

  const look = () => {
    const due = cart.due()
    if (due === 'warn') {
      takeBack ??= handlers.warn()
      return
    }
    takeBack?.()
    takeBack = null
    if (due === null) return
    if (due === 'abandoned') {
      window.dispatchEvent(new CustomEvent('abandoned-cart', { detail: cart.read() }))
    }
    cart.empty()
    handlers.emptied()
  }

  cart.resumeTimers()
  look()
  const timer = setInterval(look, CART_CHECK_MS)
  return () => {
    clearInterval(timer)
    takeBack?.()
  }
}
