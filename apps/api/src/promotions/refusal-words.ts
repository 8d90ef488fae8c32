import type { PromotionRefusal } from '@sufra/domain/pricing/promotions'
import type { Saying } from '../platform/http/problems/said.ts'

/** Which currency amounts are said in, and with how many decimals. */
export type MoneyFormat = { decimals: number; currency: string }

/** Why a coupon or promotion cannot be had; 'unknown' is a code nobody gave out, or of another brand. */
export function saidOfOffer(
  refusal: PromotionRefusal | { reason: 'unknown' },
  { decimals, currency }: MoneyFormat,
): Saying {
  switch (refusal.reason) {
    case 'unknown':
      return { text: 'refusal_unknown-coupon' }
    case 'below-minimum': {
      const minimum = { minor: refusal.minimum, decimals }
      const missing = { minor: refusal.missing, decimals }
      return { text: 'offer_below-minimum', values: { minimum, missing, currency } }
    }
    default:
      return { text: `offer_${refusal.reason}` }
  }
}
