import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minimumDelay } from './minimum-delay.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

// proves NF-02
test('an instant answer is held back until a spinner has shown for 200 ms', async () => {
  const settled = vi.fn()
  minimumDelay(Promise.resolve('menu')).then(settled)
  await vi.advanceTimersByTimeAsync(199)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith('menu')
})

test('a slow answer is not held back any further', async () => {
  const settled = vi.fn()
  minimumDelay(new Promise((resolve) => setTimeout(resolve, 500))).then(settled)
  await vi.advanceTimersByTimeAsync(500)
  expect(settled).toHaveBeenCalledOnce()
})

test('a failure is held back alike and stays a failure', async () => {
  const failed = vi.fn()
  minimumDelay(Promise.reject(new Error('refused'))).catch(failed)
  await vi.advanceTimersByTimeAsync(199)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
})
