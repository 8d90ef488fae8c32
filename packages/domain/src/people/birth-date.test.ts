import { expect, test } from 'vitest'
import { birthDateFault } from './birth-date.ts'

// proves AC-11
test.each([
  ['1990-02-28', null],
  ['2026-11-15', null],
  ['2026-11-16', 'invalid-date'],
  ['1990-02-30', 'invalid-date'],
  ['1990-13-01', 'invalid-date'],
  ['1899-12-31', 'invalid-date'],
  ['28.02.1990', 'invalid-date'],
  ['', 'invalid-date'],
])('born on %j: %s', (date, fault) => {
  expect(birthDateFault(date, '2026-11-15')).toBe(fault)
})
