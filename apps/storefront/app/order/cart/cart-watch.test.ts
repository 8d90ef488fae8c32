import { aLine, anItem } from '@sufra/domain/testing/builders'
import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchCart } from './cart-watch.ts'
import { aCartStore } from './testing.ts'

const tea = aLine(anItem({ id: 1 }))

let tab: TestWindow
let events: string[]
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  tab = openWindow()
  events = []
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watch(cart: ReturnType<typeof aCartStore>) {
  tab.addEventListener('abandoned-cart', (event) => {
    const lines = event instanceof CustomEvent ? event.detail.length : 0
    events.push(`abandoned with ${lines} of ${cart.read().length}`)
  })
  stop = watchCart(cart, {
    warn: () => {
      events.push('warned')
      return () => events.push('warning taken back')
    },
    emptied: () => events.push(`emptied to ${cart.read().length}`),
  })
}

/** The wall clock and the browser's timers move together. */
function pass(cart: ReturnType<typeof aCartStore>, minutes: number) {
  cart.wait(minutes)
  vi.advanceTimersByTime(1_000)
}

// proves CU-11, AN-04
test('a cart nobody touches is warned about, reported as abandoned, and then emptied', () => {
  const cart = aCartStore()
  cart.add(tea)
  watch(cart)
  pass(cart, 27)
  expect(events).toEqual([])
  pass(cart, 1)
  expect(events).toEqual(['warned'])
  pass(cart, 2)
  expect(events).toEqual(['warned', 'warning taken back', 'abandoned with 1 of 1', 'emptied to 0'])
})

// proves CU-10
test('a cart that grows old is emptied, though somebody is still busy with it', () => {
  const cart = aCartStore()
  cart.add(tea)
  watch(cart)
  for (let quarter = 0; quarter < 8; quarter++) {
    pass(cart, 14.5)
    cart.setQuantity(tea.key, 2 + quarter)
  }
  expect(events).toEqual([])
  pass(cart, 2.5)
  expect(events).toEqual(['warned'])
  pass(cart, 1.5)
  expect(events).toEqual(['warned', 'warning taken back', 'emptied to 0'])
})

// proves CU-12
test('adding in the last minute takes the warning back', () => {
  const cart = aCartStore()
  cart.add(tea)
  watch(cart)
  pass(cart, 29)
  cart.add(tea)
  vi.advanceTimersByTime(1_000)
  expect(events).toEqual(['warned', 'warning taken back'])
  pass(cart, 27)
  expect(cart.read()).toHaveLength(1)
})

// proves CU-13
test('an empty cart is never reported', () => {
  const cart = aCartStore()
  cart.add(tea)
  watch(cart)
  cart.remove(tea.key)
  pass(cart, 600)
  expect(events).toEqual([])
})

test('a brand that sets no minutes keeps carts', () => {
  const cart = aCartStore({ expiryMinutes: 0, abandonMinutes: 0 })
  cart.add(tea)
  watch(cart)
  pass(cart, 10_000)
  expect(cart.read()).toHaveLength(1)
  expect(events).toEqual([])
})

test('a cart whose time ran out while nobody looked goes at the first look', () => {
  const cart = aCartStore()
  cart.add(tea)
  cart.wait(31)
  watch(cart)
  expect(events).toEqual(['abandoned with 1 of 1', 'emptied to 0'])
})
