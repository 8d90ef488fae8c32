import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { CalculationPurpose } from '@sufra/contract/client/order-calls'
import type { WrittenPayload } from '@sufra/contract/orders/checkout-payload'
import { query } from '@sufra/web/query/query'
import type { Brand } from '../../platform/visit/brand.ts'
import { forgetStaleDestination } from '../destination/stored-destination.ts'
import { checkoutPayload } from '../draft/checkout-payload.ts'
import { type DraftOrder, draftOrder } from '../draft/draft-order.ts'
import { type OrderCalculation, readCalculation } from './figures.ts'
import { localBill } from './local-bill.ts'
import { pricingCalls } from './order-api.ts'

/** A change of cart or order type is priced once it has rested this long. */
export const RECALCULATION_MS = 1_000

export type PricingQuestion = {
  /** Equal for orders that cost the same for the same reasons. */
  key: string
  brand: Brand
  payload: WrittenPayload
  purpose: CalculationPurpose
}

/** The server's figures for the order as it stands. */
export const calculation = query<PricingQuestion, OrderCalculation>({
  restMs: RECALCULATION_MS,
  ask: askServer,
  isWorthRetrying,
})

/** A refusal stays one until the order changes; what did not get through may the next time. */
export function isWorthRetrying(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false
  return failure.status === 0 || failure.status === 429 || failure.status >= 500
}

export async function askServer({ brand, payload, purpose }: PricingQuestion) {
  const api = pricingCalls(brand)
  const { data } = await api.calculate(payload, purpose)
  return readCalculation(data.attributes, brand.currency.decimals)
}

/** Null where there is nothing to price, or nobody has said how it will be had. */
export function pricingQuestion(order: DraftOrder, brand: Brand): PricingQuestion | null {
  if (order.lines.length === 0) return null
  const payload = payloadFor(order, brand)
  return payload && { key: keyOf(payload, brand), brand, payload, purpose: purposeOf(order) }
}

export const payloadFor = (order: DraftOrder, brand: Brand) =>
  checkoutPayload(order, {
    bill: localBill(order, brand),
    decimals: brand.currency.decimals,
    locale: brand.locale,
  })

export const keyOf = (payload: WrittenPayload, { locale }: Brand) =>
  `${locale} ${JSON.stringify(payload)}`

/**
 * Keeps the server's figures in step with the order, until the returned function is called. Once the order has rested, a
 * destination without order type and nearest branch is forgotten.
 */
export function followOrder(brand: Brand): () => void {
  let last = draftOrder.read()
  let resting = setTimeout(forgetStaleDestination, RECALCULATION_MS)
  const look = () => {
    clearTimeout(resting)
    resting = setTimeout(forgetStaleDestination, RECALCULATION_MS)
    const order = draftOrder.read()
    // A coupon changes seldom, so its saving is asked for without a delay.
    const isAtOnce = order.coupon !== last.coupon || order.promo !== last.promo
    last = order
    calculation.want(pricingQuestion(order, brand), isAtOnce ? 'at-once' : 'soon')
  }
  calculation.want(pricingQuestion(last, brand))
  const leave = draftOrder.subscribe(look)
  return () => {
    clearTimeout(resting)
    leave()
  }
}

/** Asks again, whatever is known: prices, charges and coupons may have changed meanwhile. */
export function refreshCalculation(brand: Brand, purpose?: CalculationPurpose) {
  const question = pricingQuestion(draftOrder.read(), brand)
  calculation.want(question && purpose ? { ...question, purpose } : question, 'again')
}

function purposeOf({ coupon, promo, orderType }: DraftOrder): CalculationPurpose {
  if (coupon && !promo) return 'coupon'
  return orderType === 'deliver' ? 'delivery' : 'service'
}
