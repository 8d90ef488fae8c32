import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADDED_SNACKBAR_MS, SNACKBAR_MS, snackbarQueue } from './snackbar-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

// proves NF-01
test('a snack leaves after 2 s, the one for an added item after 3 s', () => {
  expect([SNACKBAR_MS, ADDED_SNACKBAR_MS]).toEqual([2000, 3000])
  const queue = snackbarQueue()
  queue.show({ text: 'Saved' })
  vi.advanceTimersByTime(1_999)
  expect(queue.read()?.text).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(queue.read()).toBeNull()

  queue.show({ text: 'Item added to cart', duration: ADDED_SNACKBAR_MS })
  vi.advanceTimersByTime(2_999)
  expect(queue.read()?.text).toBe('Item added to cart')
  vi.advanceTimersByTime(1)
  expect(queue.read()).toBeNull()
})

test('a new snack takes the place of the last and has its whole time', () => {
  const queue = snackbarQueue()
  queue.show({ text: 'first' })
  vi.advanceTimersByTime(1_500)
  queue.show({ text: 'second' })
  vi.advanceTimersByTime(1_999)
  expect(queue.read()?.text).toBe('second')
})

test('the same text shown again is a new snack', () => {
  const queue = snackbarQueue()
  queue.show({ text: 'Saved' })
  const first = queue.read()?.id
  queue.show({ text: 'Saved' })
  expect(queue.read()?.id).not.toBe(first)
})

test('a persistent snack outlasts one passing over it, until it is dismissed', () => {
  const queue = snackbarQueue()
  const dismissReady = queue.show({ text: 'your order is ready to pick-up', isPersistent: true })
  vi.advanceTimersByTime(3_600_000)
  queue.show({ text: 'Saved' })
  expect(queue.read()?.text).toBe('Saved')
  vi.advanceTimersByTime(SNACKBAR_MS)
  expect(queue.read()?.text).toBe('your order is ready to pick-up')
  dismissReady()
  expect(queue.read()).toBeNull()
})

test('a persistent snack dismissed under a passing one does not come back', () => {
  const queue = snackbarQueue()
  const dismissReady = queue.show({ text: 'ready', isPersistent: true })
  queue.show({ text: 'Saved' })
  dismissReady()
  expect(queue.read()?.text).toBe('Saved')
  vi.advanceTimersByTime(SNACKBAR_MS)
  expect(queue.read()).toBeNull()
})

test('persistent snacks do not push each other out: the one under the last comes back', () => {
  const queue = snackbarQueue()
  queue.show({ text: 'The coupon was removed', isPersistent: true })
  const dismissClosed = queue.show({ text: 'The store is closed', isPersistent: true })
  expect(queue.read()?.text).toBe('The store is closed')
  dismissClosed()
  expect(queue.read()?.text).toBe('The coupon was removed')
})

test('what can still be taken back is not covered by persistent news, which waits its turn', () => {
  const queue = snackbarQueue()
  const action = { label: 'Undo', run: () => {} }
  const dismissUndo = queue.show({ text: 'Cart emptied', isPersistent: true, action })
  const undo = queue.read()?.id
  queue.show({ text: 'The store is closed', isPersistent: true })
  expect(queue.read()).toMatchObject({ id: undo, action })
  queue.show({ text: 'Saved' })
  queue.show({ text: 'The coupon was removed', isPersistent: true })
  expect(queue.read()?.id).toBe(undo)
  dismissUndo()
  expect(queue.read()?.text).toBe('The coupon was removed')
})

test('nor is a passing offer, for as long as it lasts', () => {
  const queue = snackbarQueue()
  const action = { label: 'Undo', run: () => {} }
  queue.show({ text: 'Line removed', duration: 5_000, action })
  queue.show({ text: 'The promotion was removed', isPersistent: true })
  vi.advanceTimersByTime(4_999)
  expect(queue.read()?.text).toBe('Line removed')
  vi.advanceTimersByTime(1)
  expect(queue.read()?.text).toBe('The promotion was removed')
})

test('persistent news told twice is closed once', () => {
  const queue = snackbarQueue()
  queue.show({ text: 'The store is closed', isPersistent: true })
  const dismiss = queue.show({ text: 'The store is closed', isPersistent: true })
  dismiss()
  expect(queue.read()).toBeNull()
})

test('taking away a snack that was replaced leaves the new one', () => {
  const queue = snackbarQueue()
  const dismissFirst = queue.show({ text: 'first' })
  queue.show({ text: 'second' })
  dismissFirst()
  expect(queue.read()?.text).toBe('second')
})

test('a snack under the pointer stays, and counts anew once left', () => {
  const queue = snackbarQueue()
  queue.show({ text: 'Saved' })
  queue.hold()
  vi.advanceTimersByTime(10_000)
  expect(queue.read()?.text).toBe('Saved')
  queue.release()
  vi.advanceTimersByTime(SNACKBAR_MS)
  expect(queue.read()).toBeNull()
})
