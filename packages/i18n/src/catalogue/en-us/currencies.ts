import type { Currency } from '@sufra/domain/money/currencies'

/** What a screen reader says after an amount. */
export const enUsCurrencies = {
  currency_SAR: '{count, plural, other {Saudi riyals}}',
  currency_AED: '{count, plural, other {UAE dirhams}}',
  currency_EGP: '{count, plural, other {Egyptian pounds}}',
  currency_JOD: '{count, plural, other {Jordanian dinars}}',
  currency_KWD: '{count, plural, other {Kuwaiti dinars}}',
  currency_NGN: '{count, plural, other {Nigerian nairas}}',
  currency_OMR: '{count, plural, other {Omani rials}}',
} as const satisfies Record<`currency_${Currency}`, string>
