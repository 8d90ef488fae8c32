import { liveValue } from '@sufra/web/storage/live-value'
import { type CartStore, cartStore } from './cart-store.ts'
import type { CartTerms } from './cart-terms.ts'

const MINUTE = 60_000

/** A cart in riyals with a clock that stands until it is moved: 120 minutes to live, 30 to be touched in. */
export function aCartStore(timers: Partial<CartTerms['timers']> = {}): CartStore & {
  wait: (minutes: number) => void
  now: () => number
} {
  let now = Date.UTC(2026, 10, 15, 12)
  const terms = { decimals: 2, timers: { expiryMinutes: 120, abandonMinutes: 30, ...timers } }
  return {
    ...cartStore(liveValue<CartTerms | null>(terms), () => now),
    now: () => now,
    wait: (minutes) => {
      now += minutes * MINUTE
    },
  }
}
