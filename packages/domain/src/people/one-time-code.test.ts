import { expect, test } from 'vitest'
import { codeDigits, codeFault, secondsUntilResend } from './one-time-code.ts'

// proves GL-11
test.each([
  ['123456', 6, null],
  ['١٢٣٤٥٦', 6, null],
  ['123 456', 6, null],
  ['', 6, 'required'],
  ['12345', 6, 'otp-too-short'],
  ['1234567', 6, 'otp-too-short'],
  ['12345a', 6, 'otp-too-short'],
  ['12345678', 8, null],
])('the code %j of %i digits: %s', (code, length, fault) => {
  expect(codeFault(code, length)).toBe(fault)
})

test('a pasted code is read without what stands between its digits', () => {
  expect(codeDigits(' ١٢٣-456 ')).toBe('123456')
})

// proves GL-05
test.each([
  [0, 60],
  [500, 60],
  [1_000, 59],
  [59_001, 1],
  [60_000, 0],
  [90_000, 0],
])('%i ms after a code was sent, the next one is %i seconds away', (passed, seconds) => {
  expect(secondsUntilResend(1_000_000, 1_000_000 + passed)).toBe(seconds)
})
