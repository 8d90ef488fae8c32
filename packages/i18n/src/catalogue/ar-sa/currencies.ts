import type { TextsLike } from '../../translator.ts'
import type { enUsCurrencies } from '../en-us/currencies.ts'

export const arSaCurrencies: TextsLike<typeof enUsCurrencies> = {
  currency_SAR: '{count, plural, few {ريالات سعودية} many {ريالًا سعوديًا} other {ريال سعودي}}',
  currency_AED: '{count, plural, few {دراهم إماراتية} many {درهمًا إماراتيًا} other {درهم إماراتي}}',
  currency_EGP: '{count, plural, few {جنيهات مصرية} many {جنيهًا مصريًا} other {جنيه مصري}}',
  currency_JOD: '{count, plural, few {دنانير أردنية} many {دينارًا أردنيًا} other {دينار أردني}}',
  currency_KWD: '{count, plural, few {دنانير كويتية} many {دينارًا كويتيًا} other {دينار كويتي}}',
  currency_NGN: '{count, plural, few {نيرات نيجيرية} other {نيرة نيجيرية}}',
  currency_OMR: '{count, plural, few {ريالات عمانية} many {ريالًا عمانيًا} other {ريال عماني}}',
}
