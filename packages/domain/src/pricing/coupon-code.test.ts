import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponCode } from './coupon-code.ts'

test.each([
  ['any case', 'Welcome10'],
  ['spaces around and within', '  WELCOME 10\n'],
  ['a no-break space', 'WELCOME\u00a010'],
  ['marks of direction from an Arabic page', '\u200fwelcome10\u200e'],
  ['a zero-width space and a byte order mark', '\ufeffWEL\u200bCOME10'],
  ['a soft hyphen from a line break', 'WEL\u00adCOME10'],
  ['Arabic digits', 'welcome١٠'],
  ['Persian digits', 'welcome۱۰'],
])('a code may be typed with %s', (_, typed) => {
  expect(couponCode(typed)).toBe('WELCOME10')
})

test('an accent is the same however it was written', () => {
  expect(couponCode('e\u0301te\u0301')).toBe(couponCode('ÉTÉ'))
})

test('Arabic words, hyphens and underscores are part of a code', () => {
  expect(couponCode('رمضان-٢٠_a')).toBe('رمضان-20_A')
})

test.each(['', ' ', '\u200b\u00a0'])('%j is no code', (typed) => {
  expect(couponCode(typed)).toBe('')
})

test('a code that has been read once stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(couponCode(couponCode(typed))).toBe(couponCode(typed))
    }),
    { numRuns: 500 },
  )
})
