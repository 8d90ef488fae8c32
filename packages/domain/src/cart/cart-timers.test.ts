import { expect, test } from 'vitest'
import { aCart, aLine, anItem } from '../testing/builders.ts'
import { removeLine } from './cart.ts'
import {
  cartEnd,
  dueAt,
  STOPPED_TIMERS,
  timersAfterAdd,
  timersAfterChange,
  timersAfterRemove,
  timersOnLoad,
} from './cart-timers.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2027, 1, 22, 12)
const settings = { expiryMinutes: 120, abandonMinutes: 30 }
const expiryOnly = { expiryMinutes: 120, abandonMinutes: 0 }
const added = timersAfterAdd(NOON, settings)
const after = (minutes: number) => NOON + minutes * MINUTE

test('adding sets when the cart expires and when it was last touched', () => {
  expect(added).toEqual({ resetAt: after(120), lastActivity: NOON })
})

// proves ST-24
test('a cart expires after its minutes, and two minutes before its owner is told', () => {
  expect(dueAt(added, after(118) - 1, expiryOnly)).toBeNull()
  expect(dueAt(added, after(118), expiryOnly)).toBe('warn')
  expect(dueAt(added, after(120) - 1, expiryOnly)).toBe('warn')
  expect(dueAt(added, after(120), expiryOnly)).toBe('expired')
})

// proves ST-24
test('a cart nobody touches is abandoned after its minutes, with the same warning', () => {
  expect(dueAt(added, after(28) - 1, settings)).toBeNull()
  expect(dueAt(added, after(28), settings)).toBe('warn')
  expect(dueAt(added, after(30), settings)).toBe('abandoned')
})

// proves CU-12
test('adding restarts both timers; keeping the cart does the same', () => {
  const later = timersAfterAdd(after(20), settings)
  expect(dueAt(later, after(47), settings)).toBeNull()
  expect(dueAt(later, after(50), settings)).toBe('abandoned')
  expect(cartEnd(later, expiryOnly)).toEqual({ at: after(140), by: 'expired' })
})

test('any other change puts off the abandonment but not the expiry', () => {
  const changed = timersAfterChange(added, after(100))
  expect(changed).toEqual({ resetAt: after(120), lastActivity: after(100) })
  expect(dueAt(changed, after(120), settings)).toBe('expired')
})

// proves CU-13
test('removing the last item stops the timers; removing another does not', () => {
  const [one, two] = aCart(1, 1)
  const rest = removeLine(aCart(1, 1), one?.key ?? '').cart
  expect(timersAfterRemove(added, rest, after(5))).toEqual({
    resetAt: after(120),
    lastActivity: after(5),
  })
  const none = removeLine(rest, two?.key ?? '').cart
  const stopped = timersAfterRemove(added, none, after(6))
  expect(stopped).toEqual(STOPPED_TIMERS)
  expect(dueAt(stopped, after(9_999), settings)).toBeNull()
})

test('taking out the last upsell stops them as well', () => {
  const upsell = aLine(anItem({ isUpsell: true }))
  const { cart } = removeLine([upsell], upsell.key)
  expect(timersAfterRemove(added, cart, after(1))).toEqual(STOPPED_TIMERS)
})

// proves A-34
test.each([
  [0, 0],
  [null, null],
  [-5, -5],
])('%s minutes mean never', (expiryMinutes, abandonMinutes) => {
  const never = { expiryMinutes, abandonMinutes }
  expect(timersAfterAdd(NOON, never)).toEqual({ resetAt: null, lastActivity: NOON })
  expect(dueAt(added, after(9_999), never)).toBeNull()
})

test('when both have passed unseen, the cart went by the first', () => {
  expect(dueAt(added, after(9_999), settings)).toBe('abandoned')
  const longAbandon = { expiryMinutes: 120, abandonMinutes: 500 }
  expect(dueAt(added, after(9_999), longAbandon)).toBe('expired')
})

test('sound timers go on when the page is opened again', () => {
  expect(timersOnLoad(added, aCart(1), after(90), settings)).toBe(added)
  expect(timersOnLoad(added, [], after(90), settings)).toEqual(STOPPED_TIMERS)
})

test.each([
  ['lost', STOPPED_TIMERS],
  ['ahead of a clock set back', timersAfterAdd(after(600), settings)],
])('timers %s start afresh', (_, timers) => {
  expect(timersOnLoad(timers, aCart(1), NOON, settings)).toEqual(added)
})
