import type { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import type { Point } from '@sufra/domain/branch/geography'
import type { OrderedLine } from '@sufra/domain/cart/cart-line'
import type { Moment } from '@sufra/domain/menu/availability'
import {
  type Bill,
  type BillOrder,
  billOf,
  isTooLarge,
  orderedAmount,
} from '@sufra/domain/pricing/bill'
import { couponCode } from '@sufra/domain/pricing/coupon-code'
import { type PromotionRefusal, promotionRefusal } from '@sufra/domain/pricing/promotions'
import type { Words } from '@sufra/domain/text/locales'
import type { Database } from '../../platform/database/connection.ts'
import { refusal } from '../../platform/http/problems/problem.ts'
import type { Tenant } from '../../platform/http/tenant/tenant.ts'
import { tryCoupon } from '../../promotions/coupon-tries.ts'
import { type Coupon, findListedCoupon } from '../../promotions/promotion-queries.ts'
import type { KitchenLoads } from '../../schedule/kitchen-loads.ts'
import { type OrderDestination, orderDestination } from './destination.ts'
import type { PriceBook } from './price-book.ts'
import { type LineFault, priceLines } from './price-lines.ts'
import { requestedTime } from './requested-time.ts'

/** Whose order it is, and when it is asked for. `point` is that of the saved address it names. */
export type OrderContext = {
  tenant: Tenant
  customerId: string | null
  network: string | null
  point: Point | null
  now: number
  loads: KitchenLoads
  mayBeClosed?: boolean
}

export type PricedOrder = {
  destination: OrderDestination
  /** Null: as soon as possible. */
  scheduledAt: number | null
  lines: OrderedLine[]
  /** All that is wrong with the lines. */
  faults: LineFault[]
  unavailable: Words[]
  bill: Bill
  coupon: Coupon | null
  /** Why the coupon asked for does not count; 'unknown' when there is none of that code. */
  couponRefusal: PromotionRefusal | { reason: 'unknown' } | null
  order: BillOrder
}

/**
 * What an order costs, calculated from what is published and nothing the client says it costs.
 * What is wrong with its lines, and a coupon that does not count, are reported beside it.
 */
export async function priceOrder(
  database: Database,
  book: PriceBook,
  payload: CheckoutPayload,
  context: OrderContext,
): Promise<PricedOrder> {
  const { now } = context
  const destination = orderDestination(book, payload, context.point ?? payload.coordinates ?? null)
  const written = payload['scheduled-time'] ?? null
  const scheduledAt = await requestedTime(book, destination, { ...context, written })
  const coupon = await askedCoupon(database, payload, context)

  const moment: Moment = {
    locationId: destination.location?.id ?? null,
    orderType: destination.orderType,
    zone: book.zone,
    now: scheduledAt ?? now,
  }
  const benefit = coupon?.promotion.benefit ?? null
  const { lines, faults, unavailable } = priceLines(book, payload.items, { moment, benefit })

  const ordered = orderedAmount(lines)
  const couponRefusal = refusalOf(payload, coupon, { ...moment, ordered, now })
  const order: BillOrder = {
    lines: couponRefusal ? lines.filter(({ isPromotion }) => !isPromotion) : lines,
    orderType: destination.orderType,
    areaCharge: destination.area?.chargeMinor ?? null,
    benefit: couponRefusal ? null : benefit,
  }
  const bill = billOf(order, book.rules)
  if (isTooLarge(bill)) throw refusal('too-large-order')
  return {
    destination,
    scheduledAt,
    lines,
    faults,
    unavailable,
    bill,
    coupon,
    couponRefusal,
    order,
  }
}

/** A promotion chosen from the popup goes before a code. */
function askedCoupon(
  database: Database,
  payload: CheckoutPayload,
  { tenant: { conceptId }, customerId, network, now }: OrderContext,
): Promise<Coupon | null> | null {
  const id = payload['campaign-id']
  const code = codeIn(payload)
  if (id == null && code === '') return null
  if (id == null) return tryCoupon(database, { conceptId, customerId, network, now }, code)
  return database.forConcept(conceptId, (db) => findListedCoupon(db, { conceptId, customerId }, id))
}

function refusalOf(
  payload: CheckoutPayload,
  coupon: Coupon | null,
  given: Moment & { ordered: number },
): PricedOrder['couponRefusal'] {
  if (coupon) return promotionRefusal(coupon.promotion, coupon.limits, given)
  const isAsked = payload['campaign-id'] != null || codeIn(payload) !== ''
  return isAsked ? { reason: 'unknown' } : null
}

const codeIn = ({ 'coupon-code': written }: CheckoutPayload) => (written ? couponCode(written) : '')

/** What cannot be ordered is refused, all of it at once. */
export function refuseFaults({ faults }: PricedOrder) {
  if (faults.length > 0) throw refusal('invalid-lines', ...faults)
}
