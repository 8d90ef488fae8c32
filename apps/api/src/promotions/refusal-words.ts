import { formatAmount } from '@sufra/domain/money/money'
import type { PromotionRefusal } from '@sufra/domain/pricing/promotions'
import type { Locale } from '@sufra/domain/text/locales'

type Money = { decimals: number; currency: string }

/** Why a coupon or promotion cannot be had, in words. */
export function refusalWords(refusal: PromotionRefusal, locale: Locale, money: Money): string {
  const amount = (minor: number) =>
    `${formatAmount(minor, money.decimals, locale)} ${money.currency}`
  switch (refusal.reason) {
    case 'below-minimum':
      return {
        'en-us': `Order for at least ${amount(refusal.minimum)} to use this: ${amount(refusal.missing)} to go`,
        'ar-sa': `اطلب بقيمة ${amount(refusal.minimum)} على الأقل: باقي ${amount(refusal.missing)}`,
        fr: `Commandez au moins ${amount(refusal.minimum)} : il manque ${amount(refusal.missing)}`,
      }[locale]
    default:
      return WORDS[refusal.reason][locale]
  }
}

const WORDS: Record<
  Exclude<PromotionRefusal['reason'], 'below-minimum'>,
  Record<Locale, string>
> = {
  over: {
    'en-us': 'This offer has ended',
    'ar-sa': 'انتهى هذا العرض',
    fr: 'Cette offre est terminée',
  },
  'not-yet': {
    'en-us': 'This offer has not started yet',
    'ar-sa': 'لم يبدأ هذا العرض بعد',
    fr: 'Cette offre n’a pas encore commencé',
  },
  'used-up': {
    'en-us': 'This offer has been used up',
    'ar-sa': 'نفد هذا العرض',
    fr: 'Cette offre est épuisée',
  },
  'used-by-customer': {
    'en-us': 'You have already used this offer',
    'ar-sa': 'لقد استخدمت هذا العرض من قبل',
    fr: 'Vous avez déjà utilisé cette offre',
  },
  'not-here': {
    'en-us': 'This offer is not valid at this branch',
    'ar-sa': 'هذا العرض غير متاح في هذا الفرع',
    fr: 'Cette offre n’est pas valable dans ce restaurant',
  },
  'not-this-type': {
    'en-us': 'This offer is not valid for this way of ordering',
    'ar-sa': 'هذا العرض غير متاح لطريقة الطلب هذه',
    fr: 'Cette offre n’est pas valable pour ce mode de commande',
  },
  'empty-cart': {
    'en-us': 'Please add items to avail this coupon',
    'ar-sa': 'يرجى إضافة أصناف للاستفادة من هذه القسيمة',
    fr: 'Ajoutez des articles pour profiter de ce coupon',
  },
}

/** Of a code nobody gave out, or of another brand. */
export const UNKNOWN_COUPON: Record<Locale, string> = {
  'en-us': 'Sorry, the coupon code is not valid',
  'ar-sa': 'عذراً، رمز القسيمة غير صالح',
  fr: 'Désolé, ce code n’est pas valable',
}
