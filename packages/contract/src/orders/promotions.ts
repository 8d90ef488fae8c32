import { PROMOTION_KINDS } from '@sufra/domain/pricing/promotions'
import { z } from 'zod'
import { Words } from '../brand/words.ts'
import { ItemResource } from '../menu/catalogue.ts'
import { Amount } from '../wire/fields.ts'
import { Id, resource } from '../wire/json-api.ts'

const DISCOUNT_TYPES = ['percentage', 'amount'] as const

export const PromotionAttributes = z.object({
  name: Words,
  type: z.enum(PROMOTION_KINDS),
  'image-uri': z.string().nullable(),
  'discount-type': z.enum(DISCOUNT_TYPES).nullable(),
  /** Per cent, or an amount. */
  'discount-value': Amount.nullable(),
  'discount-max': Amount.nullable(),
  'item-id': Id.nullable(),
  'item-price': Amount.nullable(),
  'item-quantity': z.int().positive().nullable(),
  /** 'gte:50': what must be ordered for it. */
  'cart-rules': z.object({ total: z.string() }).nullable(),
})
export const PromotionResource = resource('promotions', PromotionAttributes)
export type PromotionResource = z.infer<typeof PromotionResource>

const Included = z.array(z.union([PromotionResource, ItemResource]))

/** GET /coupons?coupon-code= */
export const CouponList = z.object({
  data: z.array(resource('coupons', z.object({ code: z.string(), 'promotion-id': Id }))),
  included: Included,
})

/** POST /promotions/validation */
export const PromotionValidation = z.object({
  data: z.object({
    type: z.literal('promotion-validations'),
    attributes: z.object({
      'is-valid': z.boolean(),
      discount: Amount,
      'promotion-name': Words.nullable(),
      reason: z.string().nullable(),
      'reason-code': z.string().nullable(),
    }),
  }),
})

export const DigitalCouponAttributes = z.object({
  'digital-coupon-id': Id,
  'promotion-id': Id,
  'is-eligible': z.boolean(),
  'image-uri': z.string().nullable(),
  name: Words,
  type: z.enum(['promotion', 'campaign']),
  attributes: z.object({
    type: z.enum(PROMOTION_KINDS),
    'digital-coupon-name': Words,
    'discount-type': z.enum(DISCOUNT_TYPES).nullable(),
    'discount-value': Amount.nullable(),
    qualification: z.string().nullable(),
    'discount-code': z.string().nullable(),
    'item-id': Id.nullable(),
    'item-price': Amount.nullable(),
    'item-quantity': z.int().positive().nullable(),
    'cart-rules': z.object({ total: z.string() }).nullable(),
  }),
  /** Why it cannot be had, in words. */
  reason: z.string().nullable(),
  'reason-code': z.string().nullable(),
  /** How much more must be ordered for it. */
  missing: Amount.nullable(),
  /** What the order would cost with it, and what it takes off. */
  total: Amount.nullable(),
  saving: z.number().nullable(),
  'is-best': z.boolean(),
})
/** POST /digital-coupons */
export const DigitalCouponList = z.object({
  data: z.array(resource('digital-coupons', DigitalCouponAttributes)),
  included: Included,
})
export type DigitalCoupon = z.infer<typeof DigitalCouponAttributes>
