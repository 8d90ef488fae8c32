import { expect, test } from 'vitest'
import { vatOn, withVat } from './vat.ts'

test('prices that include VAT say how much lies within them', () => {
  const vat = { basisPoints: 1500, type: 'inclusive' } as const
  expect(vatOn(7300, vat)).toBe(952)
  expect(withVat(7300, vat)).toBe(7300)
})

test('VAT that is not included comes on top', () => {
  const vat = { basisPoints: 500, type: 'exclusive' } as const
  expect(vatOn(7300, vat)).toBe(365)
  expect(withVat(7300, vat)).toBe(7665)
})

test('half a minor unit is rounded up', () => {
  expect(vatOn(1130, { basisPoints: 500, type: 'exclusive' })).toBe(57)
})

test('where there is no VAT, none is found', () => {
  expect(vatOn(7300, { basisPoints: 0, type: 'exclusive' })).toBe(0)
  expect(vatOn(7300, { basisPoints: 0, type: 'inclusive' })).toBe(0)
})
