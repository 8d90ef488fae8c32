import {
  addLine,
  type Cart,
  type CartChange,
  emptyCart,
  isEmptyCart,
  itemCount,
  type RemovedLine,
  removeLine,
  replaceLine,
  setQuantity,
  subtotal,
  undoRemove,
} from '@sufra/domain/cart/cart'
import type { CartLine } from '@sufra/domain/cart/cart-line'
import {
  type CartDue,
  type CartTimers,
  dueAt,
  STOPPED_TIMERS,
  timersAfterAdd,
  timersAfterChange,
  timersAfterRemove,
  timersOnLoad,
} from '@sufra/domain/cart/cart-timers'
import type { ReadableStore } from '@sufra/web/storage/live-value'
import { storedValue } from '@sufra/web/storage/stored-value'
import { chosenPromo } from '#app/order/choices/chosen-promo.ts'
import { scheduledTime } from '#app/order/choices/scheduled-time.ts'
import { storedCoupon } from '#app/order/choices/stored-coupon.ts'
import { selectedCar } from '#app/platform/storage/keys/selected-car.ts'
import { type CartTerms, cartTerms } from './cart-terms.ts'
import { readLines, storedLine } from './stored-lines.ts'
import { cartTally } from './tally.ts'

const EPOCH_MS = /^[1-9]\d{0,15}$/

const moment = (key: string) =>
  storedValue(key, (text) => (EPOCH_MS.test(text) ? Number(text) : null))

/** The lines as they are stored; `readLines` makes a cart of them. */
const storedItems = storedValue<unknown[]>('items', (text) => {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? list : null
})

/** When the cart expires. */
const cartResetTime = moment('cart_reset_time')

/** When somebody last changed it. */
const cartLastActivity = moment('cart_last_activity')

/** What an empty cart takes along: nothing of it means anything without an order. */
const GOES_WITH_CART = [selectedCar, storedCoupon, chosenPromo, scheduledTime]

export type CartStore = ReturnType<typeof cartStore>

/** The cart of this browser: what storage holds is the truth, for this tab and the others. */
export function cartStore(terms: ReadableStore<CartTerms | null>, clock: () => number = Date.now) {
  // React compares what it reads by identity: the same stored list must give the same cart.
  let known: { list: unknown[]; cart: Cart } | null = null

  const read = (): Cart => {
    const list = storedItems.read()
    const { decimals } = terms.read() ?? {}
    if (!list || decimals === undefined) return emptyCart
    if (known?.list !== list) known = { list, cart: readLines(list, decimals) }
    return known.cart
  }

  const timers = (): CartTimers => ({
    resetAt: cartResetTime.read(),
    lastActivity: cartLastActivity.read(),
  })
  const setTimers = ({ resetAt, lastActivity }: CartTimers) => {
    keep(cartResetTime, resetAt)
    keep(cartLastActivity, lastActivity)
  }
  const started = () => timersAfterAdd(clock(), settings())
  const settings = () => terms.read()?.timers ?? { expiryMinutes: null, abandonMinutes: null }

  /** Timers are written before the cart, so that subscribers of the cart read current timers. */
  const save = (cart: Cart, moved: CartTimers) => {
    const { decimals } = terms.read() ?? {}
    if (decimals === undefined) return
    setTimers(moved)
    if (isEmptyCart(cart)) for (const part of GOES_WITH_CART) part.clear()
    if (cart.length === 0) storedItems.clear()
    else storedItems.write(cart.map((line) => storedLine(line, decimals)))
  }
  const change = <Change extends CartChange>(
    make: (cart: Cart) => Change,
    move: (cart: Cart) => CartTimers,
  ): Change => {
    const before = read()
    const made = make(before)
    if (made.cart !== before) save(made.cart, move(made.cart))
    return made
  }
  const touched = () => timersAfterChange(timers(), clock())

  const store = {
    read,
    subscribe: (listener: () => void) => {
      const leave = [storedItems.subscribe(listener), terms.subscribe(listener)]
      return () => {
        for (const each of leave) each()
      }
    },
    lineWith: (key: string) => read().find((line) => line.key === key),

    add: (line: CartLine) => change((cart) => addLine(cart, line), started),
    setQuantity: (key: string, quantity: number) =>
      change((cart) => setQuantity(cart, key, quantity), touched),
    replace: (key: string, line: CartLine) =>
      change((cart) => replaceLine(cart, key, line), touched),
    remove: (key: string) =>
      change(
        (cart) => removeLine(cart, key),
        (cart) => timersAfterRemove(timers(), cart, clock()),
      ),
    undoRemove: (removed: RemovedLine) => change((cart) => undoRemove(cart, removed), started),
    /** All of it, for a cart that was fitted to another destination, or put back after that. */
    put: (cart: Cart) => save(cart, isEmptyCart(cart) ? STOPPED_TIMERS : started()),
    empty: () => save(emptyCart, STOPPED_TIMERS),

    /** 'Keep my cart'. */
    keepCart: () => setTimers(started()),
    /** What the timers say now; null while the cart is safe. */
    due: (): CartDue | null => (isEmptyCart(read()) ? null : dueAt(timers(), clock(), settings())),
    /** Once, when a page finds a cart: timers that were lost start afresh. */
    resumeTimers: () => setTimers(timersOnLoad(timers(), read(), clock(), settings())),
  }
  return store satisfies ReadableStore<Cart>
}

export const cart = cartStore(cartTerms)

function keep(part: typeof cartResetTime, value: number | null) {
  if (value === part.read()) return
  if (value === null) part.clear()
  else part.write(value)
}

function publishTally() {
  const lines = cart.read()
  const pieces = new Map<number, number>()
  for (const { itemId, quantity } of lines) {
    pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity)
  }
  cartTally.write({ count: itemCount(lines), subtotal: subtotal(lines), pieces })
}

if (typeof window !== 'undefined') {
  cart.subscribe(publishTally)
  publishTally()
}
