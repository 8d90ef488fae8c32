import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADDED_SNACKBAR_MS, SNACKBAR_MS, snackbarPlace } from './snackbar-place.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

// proves NF-01
test('a snack leaves after 2 s, the one for an added item after 3 s', () => {
  expect([SNACKBAR_MS, ADDED_SNACKBAR_MS]).toEqual([2000, 3000])
  const place = snackbarPlace()
  place.show({ text: 'Saved' })
  vi.advanceTimersByTime(1_999)
  expect(place.read()?.text).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(place.read()).toBeNull()

  place.show({ text: 'Item added to cart', duration: ADDED_SNACKBAR_MS })
  vi.advanceTimersByTime(2_999)
  expect(place.read()?.text).toBe('Item added to cart')
  vi.advanceTimersByTime(1)
  expect(place.read()).toBeNull()
})

test('a new snack takes the place of the last and has its whole time', () => {
  const place = snackbarPlace()
  place.show({ text: 'first' })
  vi.advanceTimersByTime(1_500)
  place.show({ text: 'second' })
  vi.advanceTimersByTime(1_999)
  expect(place.read()?.text).toBe('second')
})

test('the same text shown again is a new snack', () => {
  const place = snackbarPlace()
  place.show({ text: 'Saved' })
  const first = place.read()?.id
  place.show({ text: 'Saved' })
  expect(place.read()?.id).not.toBe(first)
})

test('a persistent snack outlasts one passing over it, until it is dismissed', () => {
  const place = snackbarPlace()
  const dismissReady = place.show({ text: 'your order is ready to pick-up', isPersistent: true })
  vi.advanceTimersByTime(3_600_000)
  place.show({ text: 'Saved' })
  expect(place.read()?.text).toBe('Saved')
  vi.advanceTimersByTime(SNACKBAR_MS)
  expect(place.read()?.text).toBe('your order is ready to pick-up')
  dismissReady()
  expect(place.read()).toBeNull()
})

test('a persistent snack dismissed under a passing one does not come back', () => {
  const place = snackbarPlace()
  const dismissReady = place.show({ text: 'ready', isPersistent: true })
  place.show({ text: 'Saved' })
  dismissReady()
  expect(place.read()?.text).toBe('Saved')
  vi.advanceTimersByTime(SNACKBAR_MS)
  expect(place.read()).toBeNull()
})

test('persistent snacks do not push each other out: the one under the last comes back', () => {
  const place = snackbarPlace()
  place.show({ text: 'The coupon was removed', isPersistent: true })
  const dismissClosed = place.show({ text: 'The store is closed', isPersistent: true })
  expect(place.read()?.text).toBe('The store is closed')
  dismissClosed()
  expect(place.read()?.text).toBe('The coupon was removed')
})

test('what can still be taken back is not covered by persistent news, which waits its turn', () => {
  const place = snackbarPlace()
  const action = { label: 'Undo', run: () => {} }
  const dismissUndo = place.show({ text: 'Cart emptied', isPersistent: true, action })
  const undo = place.read()?.id
  place.show({ text: 'The store is closed', isPersistent: true })
  expect(place.read()).toMatchObject({ id: undo, action })
  place.show({ text: 'Saved' })
  place.show({ text: 'The coupon was removed', isPersistent: true })
  expect(place.read()?.id).toBe(undo)
  dismissUndo()
  expect(place.read()?.text).toBe('The coupon was removed')
})

test('nor is a passing offer, for as long as it lasts', () => {
  const place = snackbarPlace()
  const action = { label: 'Undo', run: () => {} }
  place.show({ text: 'Line removed', duration: 5_000, action })
  place.show({ text: 'The promotion was removed', isPersistent: true })
  vi.advanceTimersByTime(4_999)
  expect(place.read()?.text).toBe('Line removed')
  vi.advanceTimersByTime(1)
  expect(place.read()?.text).toBe('The promotion was removed')
})

test('persistent news told twice is closed once', () => {
  const place = snackbarPlace()
  place.show({ text: 'The store is closed', isPersistent: true })
  const dismiss = place.show({ text: 'The store is closed', isPersistent: true })
  dismiss()
  expect(place.read()).toBeNull()
})

test('taking away a snack that was replaced leaves the new one', () => {
  const place = snackbarPlace()
  const dismissFirst = place.show({ text: 'first' })
  place.show({ text: 'second' })
  dismissFirst()
  expect(place.read()?.text).toBe('second')
})

test('a snack under the pointer stays, and counts anew once left', () => {
  const place = snackbarPlace()
  place.show({ text: 'Saved' })
  place.hold()
  vi.advanceTimersByTime(10_000)
  expect(place.read()?.text).toBe('Saved')
  place.release()
  vi.advanceTimersByTime(SNACKBAR_MS)
  expect(place.read()).toBeNull()
})
