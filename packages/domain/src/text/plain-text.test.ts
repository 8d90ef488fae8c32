import { expect, test } from 'vitest'
import { textFault, tidyText } from './plain-text.ts'

test('what looks the same becomes the same', () => {
  expect(tidyText('  Rene\u0301   de  la Cruz ')).toBe('Ren\u00e9 de la Cruz')
})

test.each([
  ['', { max: 5, isRequired: true }, 'required'],
  ['   ', { max: 5, isRequired: true }, 'required'],
  ['\u200d\u200c', { max: 5, isRequired: true }, 'required'],
  ['\u200d'.repeat(100), { max: 5 }, 'too-long'],
  ['', { max: 5 }, null],
  ['sixsix', { max: 5 }, 'too-long'],
  ['🍔🍔🍔🍔🍔', { max: 5 }, null],
  ['a\u202eb', { max: 5 }, 'hidden-characters'],
  ["'; --<b>", { max: 20 }, null],
])('%j within %j is %s', (text, rule, fault) => {
  expect(textFault(text, rule)).toBe(fault)
})
