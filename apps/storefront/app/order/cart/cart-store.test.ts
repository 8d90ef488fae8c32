import { aLine, anItem } from '@sufra/domain/testing/builders'
import { aStorage, openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCartStore, CORRUPT_VALUES } from './testing.ts'

const tea = aLine(anItem({ id: 1, price: 3_00 }))
const cake = aLine(anItem({ id: 2, price: 9_00 }))
const water = aLine(anItem({ id: 3, price: 1_00, isUpsell: true }))
const gift = aLine(anItem({ id: 4, price: 0, isPromotion: true }))

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => vi.unstubAllGlobals())

const stored = (key: string) => tab.localStorage.getItem(key)
const storedIds = () => JSON.parse(stored('items') ?? '[]').map(({ id }: { id: number }) => id)

// proves CU-01, CU-02, CU-06, ST-16
test('what is added is there for the next visit, equal items as one line', () => {
  const cart = aCartStore()
  cart.add(tea)
  cart.add(cake)
  cart.add(tea)
  expect(aCartStore().read()).toEqual([{ ...tea, quantity: 2 }, cake])
  expect(storedIds()).toEqual([1, 2])
})

// proves CU-03, CU-04
test('quantities keep at least one, lines can be removed and called back to their place', () => {
  const cart = aCartStore()
  cart.add(tea)
  cart.add(cake)
  cart.setQuantity(tea.key, 0)
  expect(cart.lineWith(tea.key)?.quantity).toBe(1)
  const { removed } = cart.remove(tea.key)
  expect(storedIds()).toEqual([2])
  if (removed) cart.undoRemove(removed)
  expect(storedIds()).toEqual([1, 2])
})

// proves CU-05
test('an upsell taken out is remembered with none of it', () => {
  const cart = aCartStore()
  cart.add(tea)
  cart.add(water)
  cart.remove(water.key)
  expect(JSON.parse(stored('items') ?? '[]')[1]).toMatchObject({ id: 3, quantity: 0 })
})

// proves CU-07
test('the last item beside a promotion stays, and the refusal is told', () => {
  const cart = aCartStore()
  cart.add(tea)
  cart.add(gift)
  expect(cart.remove(tea.key).refused).toBe('last-beside-promotion')
  expect(storedIds()).toEqual([1, 4])
})

test('an edited line takes the place of the old one', () => {
  const cart = aCartStore()
  cart.add(tea)
  cart.add(cake)
  cart.replace(tea.key, aLine(anItem({ id: 1, price: 3_00 }), { notes: 'no sugar' }))
  expect(cart.read().map(({ notes }) => notes)).toEqual(['no sugar', ''])
})

// proves CU-12, ST-04, ST-05
test('adding starts both timers; other changes are only activity', () => {
  const cart = aCartStore()
  const start = cart.now()
  cart.add(tea)
  expect(stored('cart_reset_time')).toBe(String(start + 120 * 60_000))
  expect(stored('cart_last_activity')).toBe(String(start))

  cart.wait(10)
  cart.setQuantity(tea.key, 2)
  expect(stored('cart_reset_time')).toBe(String(start + 120 * 60_000))
  expect(stored('cart_last_activity')).toBe(String(start + 10 * 60_000))

  cart.wait(10)
  cart.add(cake)
  expect(stored('cart_reset_time')).toBe(String(start + 140 * 60_000))
})

// proves CU-13, CU-14, ST-19
test('removing the last item stops the timers and sends the car home', () => {
  const cart = aCartStore()
  cart.add(tea)
  tab.localStorage.setItem('customer_selected_car', '{"id":1}')
  cart.remove(tea.key)
  expect(
    ['items', 'cart_reset_time', 'cart_last_activity', 'customer_selected_car'].map(stored),
  ).toEqual([null, null, null, null])
  cart.wait(1_000)
  expect(cart.due()).toBeNull()
})

test('the car waits as long as there is something to fetch', () => {
  const cart = aCartStore()
  cart.add(tea)
  tab.localStorage.setItem('customer_selected_car', '{"id":1}')
  cart.setQuantity(tea.key, 2)
  expect(stored('customer_selected_car')).toBe('{"id":1}')
})

test('a cart kept stays: both timers start again', () => {
  const cart = aCartStore()
  cart.add(tea)
  cart.wait(29)
  expect(cart.due()).toBe('warn')
  cart.keepCart()
  expect(cart.due()).toBeNull()
  cart.wait(30)
  expect(cart.due()).toBe('abandoned')
})

test('another tab’s change is this tab’s cart', () => {
  const cart = aCartStore()
  cart.add(tea)
  const text = stored('items') ?? ''
  cart.empty()
  const told = vi.fn()
  const leave = cart.subscribe(told)
  tab.changeInOtherTab('items', text)
  expect(told).toHaveBeenCalledTimes(1)
  expect(cart.read()).toEqual([tea])
  cart.add(cake)
  expect(storedIds()).toEqual([1, 2])
  leave()
})

test('the same cart is the same object, so that nothing is drawn twice', () => {
  const cart = aCartStore()
  cart.add(tea)
  expect(cart.read()).toBe(cart.read())
})

test('where storage throws, the cart lives for the visit', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('window', {
    localStorage: aStorage({ getItem: refuse, setItem: refuse, removeItem: refuse }),
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true,
  })
  const cart = aCartStore()
  cart.add(tea)
  cart.add(cake)
  expect(cart.read()).toEqual([tea, cake])
  cart.remove(tea.key)
  expect(cart.read()).toEqual([cake])
  cart.empty()
  expect(cart.read()).toEqual([])
})

test.each(Object.entries(CORRUPT_VALUES))(
  'a cart of %s is an empty cart, the other keys stay, and ordering goes on',
  (_, corrupt) => {
    tab.localStorage.setItem('order_type', 'to-go')
    tab.localStorage.setItem('items', corrupt)
    const cart = aCartStore()
    expect(cart.read()).toEqual([])
    expect(stored('order_type')).toBe('to-go')
    cart.add(tea)
    expect(cart.read()).toEqual([tea])
  },
)

test.each(['', 'null', '{', 'NaN', '-5', '1e99', '"soon"', '[object Object]'])(
  'timers of %j are reset, and start again with the page',
  (corrupt) => {
    const cart = aCartStore()
    cart.add(tea)
    tab.localStorage.setItem('cart_reset_time', corrupt)
    tab.localStorage.setItem('cart_last_activity', corrupt)
    cart.resumeTimers()
    expect(cart.read()).toEqual([tea])
    expect(stored('cart_last_activity')).toBe(String(cart.now()))
    expect(stored('cart_reset_time')).toBe(String(cart.now() + 120 * 60_000))
  },
)

test('a timer in the year 275760 keeps no cart for ever', () => {
  const cart = aCartStore()
  cart.add(tea)
  tab.localStorage.setItem('cart_reset_time', '8640000000000000')
  cart.resumeTimers()
  expect(stored('cart_reset_time')).toBe(String(cart.now() + 120 * 60_000))
})
