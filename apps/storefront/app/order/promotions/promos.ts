import { withoutPromotions } from '@sufra/domain/cart/cart'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { query } from '@sufra/web/query/query'
import type { Brand } from '../../platform/visit/brand.ts'
import { type DraftOrder, draftOrder } from '../draft/draft-order.ts'
import {
  isWorthRetrying,
  keyOf,
  type PricingQuestion,
  payloadFor,
  RECALCULATION_MS,
} from '../pricing/calculation.ts'
import { pricingCalls } from '../pricing/order-api.ts'
import { type Promo, readPromos } from './promo-model.ts'

type Question = Omit<PricingQuestion, 'purpose'>

/** Every promotion of the brand, with what it would make of the order as it stands. */
export const promos = query<Question, Promo[]>({
  restMs: RECALCULATION_MS,
  isWorthRetrying,
  ask: async ({ brand, payload }) => {
    const api = pricingCalls(brand)
    return readPromos(await api.digitalCoupons(payload), brand.currency.decimals)
  },
})

/** Asks at once and after every change, until the returned function is called. */
export function followPromos(brand: Brand): () => void {
  promos.want(questionFor(draftOrder.read(), brand), 'again')
  return draftOrder.subscribe(() => promos.want(questionFor(draftOrder.read(), brand)))
}

/** Free delivery is offered for deliveries only. */
export const promosFor = (all: readonly Promo[], orderType: OrderType | null) =>
  all.filter(({ chosen }) => chosen.type !== 'delivery' || orderType === 'deliver')

/** About the order without what is in use: each promotion is weighed against the plain order. */
function questionFor(order: DraftOrder, brand: Brand): Question | null {
  const plain = { ...order, lines: withoutPromotions(order.lines), coupon: null, promo: null }
  const payload = payloadFor(plain, brand)
  return payload && { key: keyOf(payload, brand), brand, payload }
}
