import type { DigitalCoupon, PromotionResource } from '@sufra/contract/orders/promotions'
import { WHOLE } from '@sufra/domain/money/basis-points'
import { toDecimal } from '@sufra/domain/money/money'
import type { WeighedOffer } from '@sufra/domain/pricing/best-deal'
import type { Promotion } from '@sufra/domain/pricing/promotions'
import type { Locale } from '@sufra/domain/text/locales'
import { pictureUri } from '../catalogue/menu-document.ts'
import { worded } from '../platform/http/problems/said.ts'
import type { Coupon, ShownPromotion } from './promotion-queries.ts'
import { type MoneyFormat, saidOfOffer } from './refusal-words.ts'

export const promotionResource = (
  { promotion, picture }: ShownPromotion,
  money: Pick<MoneyFormat, 'decimals'>,
): PromotionResource => ({
  type: 'promotions',
  id: promotion.id,
  attributes: {
    name: promotion.names,
    type: promotion.benefit.kind,
    'image-uri': picture && pictureUri(picture),
    ...valuesOf(promotion, money),
  },
})

export function digitalCouponResource(
  coupon: Coupon & WeighedOffer,
  { isBest, locale, money }: { isBest: boolean; locale: Locale; money: MoneyFormat },
) {
  const { promotion, refusal } = coupon
  const amount = (minor: number) => toDecimal(minor, money.decimals)
  const { 'discount-max': _max, ...values } = valuesOf(promotion, money)
  const attributes: DigitalCoupon = {
    'digital-coupon-id': coupon.id,
    'promotion-id': promotion.id,
    'is-eligible': refusal === null,
    'image-uri': coupon.picture && pictureUri(coupon.picture),
    name: promotion.names,
    type: coupon.listedAs ?? 'promotion',
    attributes: {
      type: promotion.benefit.kind,
      'digital-coupon-name': promotion.names,
      ...values,
      qualification: values['cart-rules']?.total ?? null,
      'discount-code': coupon.code,
    },
    reason: refusal && worded(saidOfOffer(refusal, money), locale),
    'reason-code': refusal?.reason ?? null,
    missing: refusal?.reason === 'below-minimum' ? amount(refusal.missing) : null,
    total: coupon.total === null ? null : amount(coupon.total),
    saving: coupon.saving === null ? null : amount(coupon.saving),
    'is-best': isBest,
  }
  return { type: 'digital-coupons' as const, id: coupon.id, attributes }
}

function valuesOf({ benefit, minimum }: Promotion, { decimals }: Pick<MoneyFormat, 'decimals'>) {
  const amount = (minor: number) => toDecimal(minor, decimals)
  const discount = benefit.kind === 'discount' ? benefit.discount : null
  const item = benefit.kind === 'item' ? benefit : null
  const isRate = discount?.type === 'percentage'
  return {
    'discount-type': discount?.type ?? null,
    'discount-value':
      discount && (isRate ? discount.basisPoints / (WHOLE / 100) : amount(discount.amount)),
    'discount-max': isRate && discount.maximum !== null ? amount(discount.maximum) : null,
    'item-id': item?.itemId ?? null,
    'item-price': item && amount(item.price),
    'item-quantity': item?.quantity ?? null,
    'cart-rules': minimum > 0 ? { total: `gte:${amount(minimum)}` } : null,
  }
}
