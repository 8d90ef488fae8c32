import { expect, test } from 'vitest'
import { faultOfMobile, noMobile, writtenMobile } from './mobile-values.ts'

const TERMS = {
  countries: [
    { name: 'Saudi Arabia', dialCode: '966', formattedCode: '+966', mobileFormat: '^5\\d{8}$' },
    { name: 'Oman', dialCode: '968', formattedCode: '+968', mobileFormat: '^[79]\\d{7}$' },
  ],
  dialCode: '966',
  codeLength: 6,
}

// proves GL-14
test('the brand’s own dial code is chosen from the start', () => {
  expect(noMobile(TERMS)).toEqual({ mobile: '', 'dial-code': '966' })
})

// proves GL-09, GL-10, AC-16
test.each([
  ['', '966', 'required'],
  ['51', '966', 'invalid-mobile'],
  ['512345678', '966', null],
  ['0512345678', '966', null],
  ['512345678', '968', 'invalid-mobile'],
  ['91234567', '968', null],
  ['512345678', '1', 'invalid-mobile'],
])('%s with %s: %s', (mobile, dialCode, fault) => {
  expect(faultOfMobile({ mobile, 'dial-code': dialCode }, TERMS)).toBe(fault)
})

// proves GL-13, A-49
test('the username is the dial code and the number without its leading zero', () => {
  expect(writtenMobile({ mobile: '0512345678', 'dial-code': '966' })).toEqual({
    mobile: '512345678',
    username: '966512345678',
  })
})
