import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../text/locales.ts'
import * as money from './money.ts'
import {
  type CurrencyFacts,
  formatAmount,
  isMoney,
  MAX_MONEY,
  toDecimal,
  toMinor,
} from './money.ts'

const THIN = '\u202f'
const NBSP = '\u00a0'

test('amounts are grouped, with the brand’s decimals', () => {
  expect(formatAmount(1_234_500, 3, 'en-us')).toBe('1,234.500')
  expect(formatAmount(5, 2, 'en-us')).toBe('0.05')
  expect(formatAmount(0, 2, 'en-us')).toBe('0.00')
  expect(formatAmount(-2_400, 2, 'en-us')).toBe('-24.00')
  expect(formatAmount(1_500, 0, 'en-us')).toBe('1,500')
})

test('Arabic shows English digits and separators', () => {
  expect(formatAmount(1_234_50, 2, 'ar-sa')).toBe('1,234.50')
})

test('French keeps its thin no-break space and comma', () => {
  expect(formatAmount(1_234_50, 2, 'fr')).toBe(`1${THIN}234,50`)
})

test('minus nothing is written without its minus', () => {
  expect(formatAmount(-0, 2, 'en-us')).toBe('0.00')
  expect(toMinor(-0, 2)).toBe(0)
})

test.each([
  [19.99, 2, 1999],
  [0.1, 2, 10],
  [1.005, 3, 1005],
  [1.005, 2, null],
  [0.001, 2, null],
  [Number.NaN, 2, null],
  [Number.POSITIVE_INFINITY, 2, null],
  [1e300, 2, null],
  [Number.MAX_SAFE_INTEGER, 2, null],
  [-4.5, 2, -450],
  [1_000_000_000, 2, MAX_MONEY],
  [1_000_000_000.01, 2, null],
  [-1_000_000_000.01, 2, null],
  [100_000_000, 3, MAX_MONEY],
  [100_000_000.001, 3, null],
])('%d with %i decimals is %s minor units', (decimal, decimals, minor) => {
  expect(toMinor(decimal, decimals)).toBe(minor)
})

test.each([0, 1, MAX_MONEY])('%d can be asked for', (value) => {
  expect(isMoney(value)).toBe(true)
})

test.each([-1, 0.5, MAX_MONEY + 1, Number.NaN, Number.POSITIVE_INFINITY, '1', null])(
  '%s is no money',
  (value) => {
    expect(isMoney(value)).toBe(false)
  },
)

const anAmount = fc.integer({ min: -MAX_MONEY, max: MAX_MONEY })
const someDecimals = fc.constantFrom(0, 2, 3)

test('an amount survives its journey over the wire', () => {
  fc.assert(
    fc.property(anAmount, someDecimals, (minor, decimals) => {
      const received: number = JSON.parse(JSON.stringify(toDecimal(minor, decimals)))
      expect(toMinor(received, decimals)).toBe(minor + 0)
    }),
  )
})

test('a written amount holds exactly the digits it stands for', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      someDecimals,
      fc.constantFrom(...LOCALES),
      (minor, decimals, locale) => {
        const written = formatAmount(minor, decimals, locale)
        expect(Number(written.replace(/[^0-9-]/g, '')) + 0).toBe(minor + 0)
        expect(written).toMatch(/^-?[0-9]{1,3}([,\u202f][0-9]{3})*([.,][0-9]{2,3})?$/)
      },
    ),
  )
})

/** Of so many coins, whatever they are called. */
const priceParts = (minor: number, facts: CurrencyFacts, locale: Locale) =>
  money.priceParts(minor, facts, locale, (amount) => `coins (${amount})`)

const kuwait: CurrencyFacts = {
  country: 'KW',
  code: 'KWD',
  decimals: 3,
  format: { 'en-us': '¤ #', 'ar-sa': '# ¤' },
  symbol: { 'ar-sa': 'د.ك' },
  codeName: { 'en-us': 'KD', 'ar-sa': 'دينار' },
}
const saudi: CurrencyFacts = {
  ...kuwait,
  country: 'SA',
  code: 'SAR',
  decimals: 2,
}

test('Saudi prices carry the drawn riyal and nothing in letters', () => {
  const price = priceParts(24_00, saudi, 'en-us')
  expect(price).toEqual({
    sign: 'riyal',
    before: '',
    digits: '24.00',
    after: '',
    spoken: '24.00 coins (24)',
  })
})

test('Emirati prices carry the drawn dirham', () => {
  const price = priceParts(24_00, { ...kuwait, country: 'AE', code: 'AED', decimals: 2 }, 'ar-sa')
  expect(price).toMatchObject({ sign: 'dirham', before: '', digits: '24.00', after: '' })
})

test('a sign is drawn for its own currency only', () => {
  expect(priceParts(1000, { ...kuwait, country: 'SA' }, 'en-us').sign).toBeNull()
})

test('elsewhere the brand’s format places its symbol, else its code', () => {
  expect(priceParts(1_500, kuwait, 'en-us')).toMatchObject({ before: `KD${NBSP}`, after: '' })
  expect(priceParts(1_500, kuwait, 'ar-sa')).toMatchObject({ before: '', after: `${NBSP}د.ك` })
  expect(priceParts(1_500, { ...kuwait, symbol: {}, codeName: {} }, 'en-us').before).toBe(
    `KWD${NBSP}`,
  )
})

test('a format of the number alone prints it plain', () => {
  expect(priceParts(1_500, { ...kuwait, format: { 'en-us': '#' } }, 'en-us')).toMatchObject({
    sign: null,
    before: '',
    digits: '1.500',
    after: '',
  })
})

test('Oman is labelled R.O., and r.o. in Arabic', () => {
  const oman: CurrencyFacts = { ...kuwait, country: 'OM', code: 'OMR', format: {} }
  expect(priceParts(1_500, oman, 'en-us').after).toBe(`${NBSP}R.O.`)
  expect(priceParts(1_500, oman, 'fr').after).toBe(`${NBSP}R.O.`)
  expect(priceParts(1_500, oman, 'ar-sa').after).toBe(`${NBSP}r.o.`)
})

test('a minus stands before the sign or symbol', () => {
  expect(priceParts(-600, saudi, 'en-us')).toMatchObject({ before: '-', digits: '6.00' })
  expect(priceParts(-600, kuwait, 'en-us').before).toBe(`-KD${NBSP}`)
  expect(priceParts(-600, saudi, 'en-us').spoken).toBe('-6.00 coins (6)')
})
