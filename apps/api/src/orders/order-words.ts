import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import { type Locale, type Words, wordsIn } from '@sufra/domain/text/locales'
import { OUTSIDE_AREA } from '../locations/look-up-delivery-area.ts'

export type OrderWords = ReturnType<typeof wordsFor>

const known = new Map<Locale, OrderWords>()

/** How an order's refusals are worded. */
export function orderWords(locale: Locale): OrderWords {
  const words = known.get(locale) ?? wordsFor(locale)
  known.set(locale, words)
  return words
}

function wordsFor(locale: Locale) {
  const say = (texts: Record<Locale, string>) => texts[locale]
  const named = (names: Words) => wordsIn(names, locale)
  return {
    locale,
    outsideArea: OUTSIDE_AREA[locale],
    /** Existing clients know these words: they stay English in every language. */
    storeClosed: 'Sorry, this store is not currently accepting orders',
    itemNotFound: 'item not found',
    disabled: (names: Words) => `${named(names)} is disabled.`,

    unavailable: (names: Words) =>
      say({
        'en-us': `The item ${named(names)} is not available in this branch at the moment`,
        'ar-sa': `الصنف ${named(names)} غير متوفر في هذا الفرع حالياً`,
        fr: `L’article ${named(names)} n’est pas disponible dans ce restaurant pour le moment`,
      }),
    belowMinimum: (item: Words, part: Words, count: number) =>
      say({
        'en-us': `${named(item)}: choose at least ${count} of ${named(part)}`,
        'ar-sa': `${named(item)}: اختر ${count} على الأقل من ${named(part)}`,
        fr: `${named(item)} : choisissez au moins ${count} parmi ${named(part)}`,
      }),
    aboveMaximum: (item: Words, part: Words, count: number) =>
      say({
        'en-us': `${named(item)}: choose at most ${count} of ${named(part)}`,
        'ar-sa': `${named(item)}: اختر ${count} كحد أقصى من ${named(part)}`,
        fr: `${named(item)} : choisissez au plus ${count} parmi ${named(part)}`,
      }),
    notOffered: (item: Words) =>
      say({
        'en-us': `${named(item)} is not offered with one of the chosen options`,
        'ar-sa': `أحد الخيارات المحددة غير متاح مع ${named(item)}`,
        fr: `${named(item)} n’est pas proposé avec l’une des options choisies`,
      }),
    notAPromotion: (item: Words) =>
      say({
        'en-us': `${named(item)} is not part of a promotion in use`,
        'ar-sa': `${named(item)} ليس ضمن عرض مستخدم`,
        fr: `${named(item)} ne fait partie d’aucune promotion en cours`,
      }),
    notesTooLong: say({
      'en-us': `Notes may have at most ${NOTES_MAX} characters`,
      'ar-sa': `الملاحظات لا تتجاوز ${NOTES_MAX} حرفاً`,
      fr: `Les notes sont limitées à ${NOTES_MAX} caractères`,
    }),
    typeNotOffered: say({
      'en-us': 'This way of ordering is not offered here',
      'ar-sa': 'طريقة الطلب هذه غير متاحة هنا',
      fr: 'Ce mode de commande n’est pas proposé ici',
    }),
    unknownBranch: say({
      'en-us': 'There is no such branch',
      'ar-sa': 'لا يوجد فرع كهذا',
      fr: 'Ce restaurant n’existe pas',
    }),
    badSchedule: say({
      'en-us': 'Please select a valid date and time.',
      'ar-sa': 'يرجى اختيار تاريخ ووقت صالحين.',
      fr: 'Veuillez choisir une date et une heure valides.',
    }),
    tooLarge: say({
      'en-us': 'This order is too large',
      'ar-sa': 'هذا الطلب كبير جداً',
      fr: 'Cette commande est trop importante',
    }),
    emptyCart: say({
      'en-us': 'No item selected',
      'ar-sa': 'لم يتم اختيار أي صنف',
      fr: 'Aucun article sélectionné',
    }),
    noPlace: say({
      'en-us': 'Choose a branch or an address first',
      'ar-sa': 'اختر فرعاً أو عنواناً أولاً',
      fr: 'Choisissez d’abord un restaurant ou une adresse',
    }),
    areaMinimum: (amount: string, currency: string) =>
      say({
        'en-us': `Delivery to your area is available for orders over ${amount} (${currency}).`,
        'ar-sa': `التوصيل إلى منطقتك متاح للطلبات التي تزيد عن ${amount} (${currency}).`,
        fr: `La livraison dans votre zone est possible à partir de ${amount} (${currency}).`,
      }),
    deliveryMinimum: (amount: string, currency: string) =>
      say({
        'en-us': `Minimum order for delivery is ${amount} ${currency} excluding delivery charge`,
        'ar-sa': `الحد الأدنى لطلب التوصيل ${amount} ${currency} دون رسوم التوصيل`,
        fr: `Le minimum de commande en livraison est de ${amount} ${currency} hors frais de livraison`,
      }),
    totalChanged: say({
      'en-us': 'The price of your order has changed. Please look at it again.',
      'ar-sa': 'تغيّر سعر طلبك. يرجى مراجعته مرة أخرى.',
      fr: 'Le prix de votre commande a changé. Veuillez la vérifier.',
    }),
    paymentNotOffered: say({
      'en-us': 'This payment is not offered for this order',
      'ar-sa': 'طريقة الدفع هذه غير متاحة لهذا الطلب',
      fr: 'Ce paiement n’est pas proposé pour cette commande',
    }),
    couponGone: say({
      'en-us': 'This offer has been used up',
      'ar-sa': 'نفد هذا العرض',
      fr: 'Cette offre est épuisée',
    }),
    unknownAddress: say({
      'en-us': 'This address is no longer saved',
      'ar-sa': 'هذا العنوان لم يعد محفوظاً',
      fr: 'Cette adresse n’est plus enregistrée',
    }),
    unknownCar: say({
      'en-us': 'This car is no longer saved',
      'ar-sa': 'هذه السيارة لم تعد محفوظة',
      fr: 'Cette voiture n’est plus enregistrée',
    }),
    tooLateToCancel: say({
      'en-us': 'Order Cancellation Failed.',
      'ar-sa': 'تعذّر إلغاء الطلب.',
      fr: 'L’annulation de la commande a échoué.',
    }),
    details: {
      'no-order-type': say({
        'en-us': 'Choose how you want your order',
        'ar-sa': 'اختر طريقة استلام طلبك',
        fr: 'Choisissez le mode de commande',
      }),
      'no-branch': say({
        'en-us': 'Choose a branch',
        'ar-sa': 'اختر فرعاً',
        fr: 'Choisissez un restaurant',
      }),
      'no-address': say({
        'en-us': 'Choose an address',
        'ar-sa': 'اختر عنواناً',
        fr: 'Choisissez une adresse',
      }),
      'no-payment': say({
        'en-us': 'Choose how you will pay',
        'ar-sa': 'اختر طريقة الدفع',
        fr: 'Choisissez un moyen de paiement',
      }),
      'no-table': say({
        'en-us': 'Enter your table number, or 0 if you have none',
        'ar-sa': 'أدخل رقم الطاولة، أو 0 إن لم تكن لديك طاولة',
        fr: 'Indiquez le numéro de table, ou 0 si vous n’en avez pas',
      }),
      'too-little-cash': say({
        'en-us': 'The cash amount must not be less than the total',
        'ar-sa': 'يجب ألا يقل المبلغ النقدي عن الإجمالي',
        fr: 'Le montant en espèces ne peut être inférieur au total',
      }),
    },
  }
}
