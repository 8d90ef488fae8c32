import { expect, test } from 'vitest'
import { plateFault, tidyPlate } from './plate-number.ts'

// proves CB-03
test.each([
  ['ABC 1234', null],
  ['أ ب ج ١٢٣٤', null],
  ['12-34567', null],
  ['', 'invalid-plate'],
  [' ', 'invalid-plate'],
  ['<b>1234', 'invalid-plate'],
  ['AB\u202e12', 'invalid-plate'],
  ['A'.repeat(17), 'invalid-plate'],
])('the plate %j: %s', (plate, fault) => {
  expect(plateFault(plate)).toBe(fault)
})

test('a plate is kept as the crew reads it', () => {
  expect(tidyPlate(' abc  ١٢٣٤ ')).toBe('ABC 1234')
})
