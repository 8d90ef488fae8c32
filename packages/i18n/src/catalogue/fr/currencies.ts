import type { TextsLike } from '../../translator.ts'
import type { enUsCurrencies } from '../en-us/currencies.ts'

export const frCurrencies: TextsLike<typeof enUsCurrencies> = {
  currency_SAR: '{count, plural, one {riyal saoudien} other {riyals saoudiens}}',
  currency_AED:
    '{count, plural, one {dirham des Émirats arabes unis} other {dirhams des Émirats arabes unis}}',
  currency_EGP: '{count, plural, one {livre égyptienne} other {livres égyptiennes}}',
  currency_JOD: '{count, plural, one {dinar jordanien} other {dinars jordaniens}}',
  currency_KWD: '{count, plural, one {dinar koweïtien} other {dinars koweïtiens}}',
  currency_NGN: '{count, plural, one {naira nigérian} other {nairas nigérians}}',
  currency_OMR: '{count, plural, one {rial omanais} other {rials omanais}}',
}
