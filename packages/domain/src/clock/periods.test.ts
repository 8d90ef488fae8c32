import { expect, test } from 'vitest'
import { covers, joined } from './periods.ts'

test('a period begins with its first moment and ends before its last', () => {
  const period = { from: 10, to: 20 }
  expect([9, 10, 19, 20].map((moment) => covers(period, moment))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('periods that touch or overlap are one, wherever they stand in the list', () => {
  const periods = [
    { from: 30, to: 40 },
    { from: 0, to: 10 },
    { from: 10, to: 12 },
    { from: 1, to: 5 },
    { from: 50, to: 50 },
  ]
  expect(joined(periods)).toEqual([
    { from: 0, to: 12 },
    { from: 30, to: 40 },
  ])
  expect(periods[1]).toEqual({ from: 0, to: 10 })
})
