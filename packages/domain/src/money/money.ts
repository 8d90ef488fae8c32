import { type Locale, numberLocale, type Words, wordsIn } from '../text/locales.ts'
import type { Currency } from './currencies.ts'

/** A whole number of minor units: halalas, fils. Decimals exist on the wire and on the screen only. */
export type Money = number

/**
 * No price, charge or bill may come to more: a billion riyals. Within it a bill is exact, because
 * what it multiplies, prices with quantities and shares with basis points, stays a safe integer.
 */
export const MAX_MONEY: Money = 100_000_000_000

/** What can be asked, charged or paid. */
export const isMoney = (value: unknown): value is Money =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_MONEY

/** How a brand writes its money. */
export type CurrencyFacts = {
  country: string
  code: Currency
  decimals: number
  /** With `#` for the number and `¤` for the symbol or code: '¤ #', '# ¤', or '#' for the number alone. */
  format: Words
  symbol: Words
  codeName: Words
}

/** A price in reading order: before, drawn sign, digits, after. Written left to right in every language. */
export type PriceParts = {
  /** Neither sign has a letter in any common font, so both are drawn. */
  sign: 'riyal' | 'dirham' | null
  /** Holds the minus, which stands before a sign, and what the brand writes in front. */
  before: string
  digits: string
  after: string
  /** For those who hear the price. */
  spoken: string
}

/** `currencyName`: what the language calls so many of the currency. */
export function priceParts(
  minor: Money,
  facts: CurrencyFacts,
  locale: Locale,
  currencyName: (amount: number) => string,
): PriceParts {
  const { decimals } = facts
  const minus = minor < 0 ? '-' : ''
  const sign = drawnSign(facts)
  const [before = '', after = ''] = sign ? [] : around(facts, locale)
  return {
    sign,
    before: minus + before,
    digits: formatAmount(Math.abs(minor), decimals, locale),
    after,
    spoken: `${formatAmount(minor, decimals, locale)} ${currencyName(toDecimal(Math.abs(minor), decimals))}`,
  }
}

/** '1,234.500': grouped, with the brand's decimals and English digits; French keeps its own separators. */
export const formatAmount = (minor: Money, decimals: number, locale: Locale) =>
  numberFormat(numberLocale(locale), decimals).format(decimalText(minor, decimals))

/** The number that goes over the wire. */
export const toDecimal = (minor: Money, decimals: number) => minor / 10 ** decimals

/** Minor units from a number off the wire; null when it is not exactly a number of them, or more than money can be. */
export function toMinor(decimal: number, decimals: number): Money | null {
  const minor = Math.round(decimal * 10 ** decimals)
  const isExact = Math.abs(minor) <= MAX_MONEY && toDecimal(minor, decimals) === decimal
  // -0 becomes 0.
  return isExact ? minor + 0 : null
}

function drawnSign({ country, code }: CurrencyFacts): PriceParts['sign'] {
  if (country === 'SA' && code === 'SAR') return 'riyal'
  if (country === 'AE' && code === 'AED') return 'dirham'
  return null
}

/** What the brand's format puts on either side of the number, held to it by no-break spaces. */
const around = (facts: CurrencyFacts, locale: Locale) =>
  (wordsIn(facts.format, locale) || '# ¤')
    .replaceAll('¤', () => currencyLabel(facts, locale))
    .replace(/\s/g, '\u00a0')
    .split('#')

function currencyLabel(facts: CurrencyFacts, locale: Locale): string {
  if (facts.country === 'OM') return locale === 'ar-sa' ? 'r.o.' : 'R.O.'
  return facts.symbol[locale] || facts.codeName[locale] || facts.code
}

/** Exact where a division would round, and never '-0'. */
function decimalText(minor: Money, decimals: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${minor < 0 ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}` as `${number}`
}

const numberFormat = remembered(
  (tag, decimals) => new Intl.NumberFormat(tag, fractionDigits(decimals)),
)

const fractionDigits = (decimals: number) => ({
  minimumFractionDigits: decimals,
  maximumFractionDigits: decimals,
})

/** Intl objects cost far more to make than to use, and a menu shows hundreds of prices. */
function remembered<Made>(make: (tag: string, decimals: number) => Made) {
  const made = new Map<string, Made>()
  return (tag: string, decimals: number): Made => {
    const key = `${tag} ${decimals}`
    const known = made.get(key)
    if (known) return known
    const fresh = make(tag, decimals)
    made.set(key, fresh)
    return fresh
  }
}
