import { expect, test } from 'vitest'
import { accountNameFault, guestNameFault } from './person-name.ts'

// proves GL-08, A-05
test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['Al', 'min-3-characters'],
  ['  Al  ', 'min-3-characters'],
  ['Ali', null],
  ['علي', null],
  ['R2D2 & <sons>', null],
  ['Ali\u202e', 'hidden-characters'],
  ['Ali\nBaba', 'hidden-characters'],
  ['\u200d\u200d\u200d', 'required'],
  [`${'\u200d'.repeat(3_000)}Ali`, 'too-long'],
  ['x'.repeat(61), 'too-long'],
])('a guest called %j: %s', (name, fault) => {
  expect(guestNameFault(name)).toBe(fault)
})

// proves AC-14, AC-15, A-05
test.each([
  ['', 'incomplete-name'],
  ['A', 'min-2-characters'],
  ['A1', 'letters-only'],
  ['<b>', 'letters-only'],
  ["' or 1=1 --", 'letters-only'],
  ['--', 'letters-only'],
  ['Al', null],
  ['نورة', null],
  ['عَبدُ الرَّحمن', null],
  ['Jean-Luc O’Neil', null],
  ["D'Arc", null],
  ['李小龍', null],
  ['No\u200era', 'hidden-characters'],
  ['x'.repeat(61), 'too-long'],
])('an account of %j: %s', (name, fault) => {
  expect(accountNameFault(name)).toBe(fault)
})
