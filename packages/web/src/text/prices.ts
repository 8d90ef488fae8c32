import { type CurrencyFacts, type PriceParts, priceParts } from '@sufra/domain/money/money'
import type { Locale } from '@sufra/domain/text/locales'
import type { enUsCurrencies } from '@sufra/i18n/catalogue/en-us/currencies'
import type { Translate } from '@sufra/i18n/translator'

/** Writes a brand's prices, and says what its currency is called. */
export const pricesIn =
  (currency: CurrencyFacts, locale: Locale, text: Translate<typeof enUsCurrencies>) =>
  (minor: number): PriceParts =>
    priceParts(minor, currency, locale, (count) => text(`currency_${currency.code}`, { count }))
