import type { z } from 'zod'
import type { WrittenPayload } from '../orders/checkout-payload.ts'
import type { FeedbackRequest, WrittenOrder } from '../orders/orders.ts'
import { PAGE_SIZE } from '../wire/page-size.ts'
import type { Caller } from './caller.ts'

/** What the one pricing call is made for. */
export type CalculationPurpose = 'delivery' | 'service' | 'coupon' | 'checkout'

/** About an order to be. */
export const pricingCalls = ({ get, post }: Caller) => ({
  /** What the order costs; a coupon that does not count is named in the answer's `error`. */
  calculate: (payload: WrittenPayload, purpose?: CalculationPurpose) =>
    post('CalculationDocument', 'orders/calculate', {
      query: { purpose },
      body: payload,
    }),
  /** Whether it could be placed as it is. Needs `token` in the settings. */
  validate: (payload: WrittenPayload) =>
    post('CalculationDocument', 'orders/validate', { body: payload }),

  coupon: (code: string) =>
    get('CouponList', 'coupons', {
      query: { 'coupon-code': code, include: 'promotion.item' },
    }),
  validatePromotion: (payload: WrittenPayload) =>
    post('PromotionValidation', 'promotions/validation', { body: payload }),
  /** All of the brand's promotions, each with what it would make of this order or why it cannot be had. */
  digitalCoupons: (payload: WrittenPayload) =>
    post('DigitalCouponList', 'digital-coupons', {
      query: { 'is-eligible': 'false', include: 'promotion' },
      body: payload,
    }),
})

type Included = 'items' | 'location' | 'feedbacks.ratings'

/** About orders once they are sent. All of them need `token` in the settings. */
export const orderCalls = ({ get, post, patch }: Caller) => ({
  /** Sent again under the same key, it answers with the order that was placed the first time. */
  place: (order: WrittenOrder, key: string) =>
    post('OrderDocument', 'orders', { body: order, headers: { 'idempotency-key': key } }),

  orders: (customerId: string) =>
    get('OrderList', `customers/${customerId}/orders`, {
      query: { 'page[size]': PAGE_SIZE },
    }),
  order: (id: string, include: Included[] = []) =>
    get('OrderDocument', `orders/${id}`, {
      query: { include: include.join(',') || undefined },
    }),
  statuses: (id: string) =>
    get('OrderStatusList', `orders/${id}/statuses`, { query: { visible: 1 } }),
  drivers: (id: string) =>
    get('EmployeeList', `orders/${id}/employees`, { query: { function: 'driver' } }),

  cancel: (id: string) => patch('OrderDocument', `orders/${id}/cancellation`, { body: {} }),
  /** 'I've arrived', at the curb. */
  arrive: (id: string) => post('OrderDocument', `orders/${id}/arrival`),

  ratingTopics: (id: string) => get('TopicList', `orders/${id}/ratings/topics`),
  rate: (id: string, body: z.input<typeof FeedbackRequest>) =>
    post('FeedbackDocument', `orders/${id}/feedbacks`, { body }),
})

/** Writing to the brand. Whoever is signed in may say so with `token` in the settings. */
export const feedbackCalls = ({ get, post }: Caller) => ({
  topics: () => get('TopicList', 'topics'),
  /** With the fields of `MessageFields`, and one file as `attachment`. */
  send: (form: FormData) => post('MessageDocument', 'feedback', { body: form }),
})
