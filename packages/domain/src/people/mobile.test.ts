import { expect, test } from 'vitest'
import { mobileDigits, mobileFault, usernameOf } from './mobile.ts'

const SAUDI = { dialCode: '966', mobileFormat: '^5\\d{8}$' }
const KUWAIT = { dialCode: '965', mobileFormat: '^(?:41\\d{6}|[569]\\d{7})$' }

// proves GL-09
test('letters and signs are filtered out, digits of any script are kept', () => {
  expect(mobileDigits('05a0-1٢۳ 4')).toBe('0501234')
})

// proves GL-09, GL-10, AC-16
test.each([
  ['501234567', SAUDI, null],
  ['0501234567', SAUDI, null],
  ['٥٠١٢٣٤٥٦٧', SAUDI, null],
  ['', SAUDI, 'required'],
  ['50', SAUDI, 'invalid-mobile'],
  ['50123456789', SAUDI, 'invalid-mobile'],
  ['401234567', SAUDI, 'invalid-mobile'],
  ['5o1234567', SAUDI, 'invalid-mobile'],
  ["5'; drop--", SAUDI, 'invalid-mobile'],
  ['50123456', KUWAIT, null],
  ['41123456', KUWAIT, null],
  ['21123456', KUWAIT, 'invalid-mobile'],
])('%s: %s', (mobile, country, fault) => {
  expect(mobileFault(mobile, country)).toBe(fault)
})

// proves GL-13, A-49
test.each([
  ['501234567', '966501234567'],
  ['0501234567', '966501234567'],
  ['٠٥٠١٢٣٤٥٦٧', '966501234567'],
])('%s is known as %s', (mobile, username) => {
  expect(usernameOf(mobile, { dialCode: '+966' })).toBe(username)
})
