import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import type { Locale } from '@sufra/domain/text/locales'

/** What customers are told of a status. */
export const STATUS_WORDS: Record<OrderStatus, Record<Locale, string>> = {
  'waiting-for-payment': {
    'en-us': 'waiting for payment',
    'ar-sa': 'بانتظار الدفع',
    fr: 'en attente de paiement',
  },
  posted: { 'en-us': 'sent to branch', 'ar-sa': 'أُرسل إلى الفرع', fr: 'envoyée au restaurant' },
  accepted: { 'en-us': 'order received', 'ar-sa': 'تم استلام الطلب', fr: 'commande reçue' },
  'in-kitchen': { 'en-us': 'in kitchen', 'ar-sa': 'في المطبخ', fr: 'en cuisine' },
  ready: { 'en-us': 'ready for collect', 'ar-sa': 'جاهز للاستلام', fr: 'prête à retirer' },
  finished: { 'en-us': 'collected', 'ar-sa': 'تم الاستلام', fr: 'retirée' },
  'cancelled-by-customer': {
    'en-us': 'cancelled by you',
    'ar-sa': 'ألغيته أنت',
    fr: 'annulée par vous',
  },
  'cancelled-by-employee': {
    'en-us': 'cancelled by the branch',
    'ar-sa': 'ألغاه الفرع',
    fr: 'annulée par le restaurant',
  },
  'order-failed': { 'en-us': 'order failed', 'ar-sa': 'فشل الطلب', fr: 'commande échouée' },
}
