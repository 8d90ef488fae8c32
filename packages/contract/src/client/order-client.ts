import type { z } from 'zod'
import { CalculationDocument } from '../orders/calculations.ts'
import type { WrittenPayload } from '../orders/checkout-payload.ts'
import { CouponList, DigitalCouponList, PromotionValidation } from '../orders/promotions.ts'
import { type ApiSettings, callApi } from './api-call.ts'

export type OrderClient = ReturnType<typeof orderClient>

/** What the one pricing call is made for. */
export type CalculationPurpose = 'delivery' | 'service' | 'coupon' | 'checkout'

type Query = Record<string, string | undefined>

/** The calls about an order to be. Apart from `client.ts`, so that pages without them do not carry them. */
export function orderClient(settings: ApiSettings) {
  const post = <Schema extends z.ZodType>(
    schema: Schema,
    uri: string,
    body: WrittenPayload,
    query: Query = {},
  ) =>
    callApi<z.output<Schema>>(settings, {
      method: 'POST',
      uri,
      query,
      body,
      read: (answer) => schema.parse(answer),
    })

  return {
    /** What the order costs; a coupon that does not count is named in the answer's `error`. */
    calculate: (payload: WrittenPayload, purpose?: CalculationPurpose) =>
      post(CalculationDocument, 'orders/calculate', payload, { purpose }),
    /** Whether it could be placed as it is. Needs `token` in the settings. */
    validate: (payload: WrittenPayload) => post(CalculationDocument, 'orders/validate', payload),

    coupon: (code: string) =>
      callApi(settings, {
        uri: 'coupons',
        query: { 'coupon-code': code, include: 'promotion.item' },
        read: (answer) => CouponList.parse(answer),
      }),
    validatePromotion: (payload: WrittenPayload) =>
      post(PromotionValidation, 'promotions/validation', payload),
    /** All of the brand's promotions, each with what it would make of this order or why it cannot be had. */
    digitalCoupons: (payload: WrittenPayload) =>
      post(DigitalCouponList, 'digital-coupons', payload, {
        'is-eligible': 'false',
        include: 'promotion',
      }),
  }
}
