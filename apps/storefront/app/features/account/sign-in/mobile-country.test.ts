import type { ConceptResource } from '@sufra/contract/brand/concepts'
import { expect, test } from 'vitest'
import { signInTermsOf } from './mobile-country.ts'

const country = (code: string, dialCode: string, name: string) => ({
  code,
  name: { 'en-us': name },
  'dial-code': dialCode,
  'formatted-code': `+${dialCode}`,
  'mobile-format': '^\\d+$',
})
const termsWith = (attributes: object) =>
  signInTermsOf(
    {
      attributes: {
        'allowed-countries': [country('SA', '966', 'Saudi Arabia'), country('OM', '968', 'Oman')],
        'dialing-code': '+968',
        'otp-length': 4,
        ...attributes,
      },
    } as unknown as ConceptResource,
    'en-us',
  )

// proves GL-14
test('only the brand’s countries are offered, its own dial code first chosen', () => {
  const { countries, dialCode, codeLength } = termsWith({})
  expect(countries.map(({ name, formattedCode }) => `${formattedCode} ${name}`)).toEqual([
    '+966 Saudi Arabia',
    '+968 Oman',
  ])
  expect(dialCode).toBe('968')
  expect(codeLength).toBe(4)
})

test('a dial code none of the countries has leaves the first one chosen', () => {
  expect(termsWith({ 'dialing-code': '1' }).dialCode).toBe('966')
})
