import { expect, test } from 'vitest'
import { waitAfter } from './follow-orders.ts'

test('each failure in a row doubles the wait, up to half a minute', () => {
  expect([1, 2, 3, 4].map((failures) => waitAfter(failures, 0.5))).toEqual([
    1_000, 2_000, 4_000, 8_000,
  ])
  expect(waitAfter(20, 0.5)).toBe(30_000)
})

test('not everybody comes back at the same moment', () => {
  expect(waitAfter(1, 0)).toBe(750)
  expect(waitAfter(1, 1)).toBe(1_250)
})
