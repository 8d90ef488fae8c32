import type { CartTimerSettings } from '@sufra/domain/cart/cart-timers'
import { liveValue } from '@sufra/web/storage/live-value'
import type { Brand } from '../../platform/visit/brand.ts'

/** What a cart must know of its brand: how its money is written, and how long a cart is kept. */
export type CartTerms = { decimals: number; timers: CartTimerSettings }

/** Null until the page has come alive: one server renders for many brands, one browser page for one. */
export const cartTerms = liveValue<CartTerms | null>(null)

export const termsOf = ({ currency, cartTimers }: Brand): CartTerms => ({
  decimals: currency.decimals,
  timers: cartTimers,
})
