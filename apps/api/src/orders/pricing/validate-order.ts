import type { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import { type CheckoutFault, checkoutFault } from '@sufra/domain/orders/checkout-rules'
import { type Problem, refusal } from '../../platform/http/problems/problem.ts'
import { saidOfCoupon } from './calculation-document.ts'
import type { PriceBook } from './price-book.ts'
import { type PricedOrder, refuseFaults } from './price-order.ts'

/** The rules of the checkout, with what the server knows itself. Throws what stands against the order. */
export function validateOrder(
  priced: PricedOrder,
  book: PriceBook,
  payload: CheckoutPayload,
  { isSignedIn }: { isSignedIn: boolean },
) {
  const { bill, destination } = priced
  const fault = checkoutFault({
    orderType: destination.orderType,
    ordered: bill.ordered,
    hasItems: priced.lines.some(({ isPromotion }) => !isPromotion),
    notes: payload.notes ?? '',
    isSignedIn,
    areaMinimum: destination.area?.minimumMinor ?? null,
    deliveryMinimum: book.concept.settings.minimumDelivery,
    hasDestination: destination.location !== null,
    unavailable: priced.unavailable,
  })
  if (fault) throw faultProblem(fault, book)
  refuseFaults(priced)
  if (priced.couponRefusal) {
    const said = saidOfCoupon(priced.couponRefusal, book)
    throw refusal('coupon-refused', { ...said, source: 'coupon-code' })
  }
}

function faultProblem(fault: CheckoutFault, { decimals, concept }: PriceBook): Problem {
  const { currency } = concept
  switch (fault.rule) {
    case 'area-minimum':
    case 'delivery-minimum': {
      const amount = { minor: fault.minimum, decimals }
      return refusal(fault.rule, { values: { amount, currency } })
    }
    case 'notes-too-long':
      return refusal('notes-too-long', { values: { maximum: NOTES_MAX }, source: 'notes' })
    case 'not-signed-in':
      return refusal('not-signed-in')
    case 'empty-cart':
      return refusal('empty-cart', { source: 'items' })
    case 'no-place':
      return refusal('no-place', { source: 'location' })
    case 'item-unavailable':
      return refusal('item-unavailable', { values: { name: fault.names } })
  }
}
