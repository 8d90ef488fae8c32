import { type Cart, isEmptyCart } from './cart.ts'

/** Of the concept, in minutes; 0 or null: never. */
export type CartTimerSettings = { expiryMinutes: number | null; abandonMinutes: number | null }

/** Epoch milliseconds, as browser storage keeps them. */
export type CartTimers = {
  /** When the cart expires (`cart_reset_time`). */
  resetAt: number | null
  /** When the customer last touched it (`cart_last_activity`). */
  lastActivity: number | null
}

/** How long before its cart is emptied a customer is told, and can keep it. */
export const CART_WARNING_MS = 2 * 60_000

export const STOPPED_TIMERS: CartTimers = { resetAt: null, lastActivity: null }

/** Adding restarts both; so does 'Keep my cart'. */
export const timersAfterAdd = (now: number, { expiryMinutes }: CartTimerSettings): CartTimers => ({
  resetAt: after(now, expiryMinutes),
  lastActivity: now,
})

/** Any other change counts as activity but does not extend the expiry. */
export const timersAfterChange = (timers: CartTimers, now: number): CartTimers => ({
  ...timers,
  lastActivity: now,
})

/** An empty cart cannot be abandoned, and has nothing to lose when it expires. */
export const timersAfterRemove = (timers: CartTimers, cart: Cart, now: number): CartTimers =>
  isEmptyCart(cart) ? STOPPED_TIMERS : timersAfterChange(timers, now)

/** Timers that are missing, or in the future after the clock was set back, start again, so that every cart expires. */
export function timersOnLoad(
  timers: CartTimers,
  cart: Cart,
  now: number,
  settings: CartTimerSettings,
): CartTimers {
  if (isEmptyCart(cart)) return STOPPED_TIMERS
  const fresh = timersAfterAdd(now, settings)
  const isSound = isWithin(timers.resetAt, fresh.resetAt) && isWithin(timers.lastActivity, now)
  return isSound ? timers : fresh
}

export type CartDue = 'expired' | 'abandoned' | 'warn'

/** Where both have run out, the one that ran out first decides. */
export function dueAt(
  timers: CartTimers,
  now: number,
  settings: CartTimerSettings,
): CartDue | null {
  const end = cartEnd(timers, settings)
  if (end === null || now < end.at - CART_WARNING_MS) return null
  return now < end.at ? 'warn' : end.by
}

/** When and how the cart will be emptied, unless somebody touches it; null when it will not. */
export function cartEnd(
  { resetAt, lastActivity }: CartTimers,
  { expiryMinutes, abandonMinutes }: CartTimerSettings,
): { at: number; by: 'expired' | 'abandoned' } | null {
  const expiry = expiryMinutes !== null && expiryMinutes > 0 ? resetAt : null
  const abandonment = lastActivity === null ? null : after(lastActivity, abandonMinutes)
  if (abandonment !== null && (expiry === null || abandonment <= expiry)) {
    return { at: abandonment, by: 'abandoned' }
  }
  return expiry === null ? null : { at: expiry, by: 'expired' }
}

const after = (moment: number, minutes: number | null) =>
  minutes !== null && minutes > 0 ? moment + minutes * 60_000 : null

/** Without a latest moment anything is within it; a missing moment never is otherwise. */
const isWithin = (moment: number | null, latest: number | null) =>
  latest === null || (moment !== null && moment <= latest)
