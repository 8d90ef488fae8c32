import { CURRENCIES, type Currency, decimalsOf } from '@sufra/domain/money/currencies'
import { priceParts } from '@sufra/domain/money/money'
import { LOCALES, type Locale } from '@sufra/domain/text/locales'
import { expect, test } from 'vitest'
import { textIn } from './server-texts.ts'

function spoken(minor: number, code: Currency, locale: Locale) {
  const decimals = decimalsOf(code)
  const facts = { country: 'SA', code, decimals, format: {}, symbol: {}, codeName: {} }
  const name = (count: number) => textIn(locale)(`currency_${code}`, { count })
  return priceParts(minor, facts, locale, name).spoken
}

test.each([
  ['en-us', 1_00, '1.00 Saudi riyals'],
  ['en-us', -6_00, '-6.00 Saudi riyals'],
  ['fr', 1_00, '1,00 riyal saoudien'],
  ['fr', 24_00, '24,00 riyals saoudiens'],
  ['ar-sa', 5_00, '5.00 ريالات سعودية'],
  ['ar-sa', 24_00, '24.00 ريالًا سعوديًا'],
  ['ar-sa', 24_50, '24.50 ريال سعودي'],
  ['ar-sa', 100_00, '100.00 ريال سعودي'],
] as const)('in %s %i halalas are spoken "%s"', (locale, minor, words) => {
  expect(spoken(minor, 'SAR', locale)).toBe(words)
})

test.each(CURRENCIES)('%s has a spoken name in every language', (code) => {
  const names = LOCALES.map((locale) => spoken(4_000, code, locale))
  expect(new Set(names).size).toBe(LOCALES.length)
  for (const name of names) expect(name).toMatch(/^[\d.,]+ \p{L}{3,}/u)
})
