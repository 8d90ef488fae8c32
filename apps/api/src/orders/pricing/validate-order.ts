import type { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import { formatAmount } from '@sufra/domain/money/money'
import { type CheckoutFault, checkoutFault } from '@sufra/domain/orders/checkout-rules'
import { Problem } from '../../platform/http/problems/problem.ts'
import { refusal } from '../../platform/http/problems/worded-refusals.ts'
import type { OrderWords } from '../order-words.ts'
import { couponError } from './calculation-document.ts'
import type { PriceBook } from './price-book.ts'
import { type PricedOrder, refuseFaults } from './price-order.ts'

/** The rules of the checkout, with what the server knows itself. Throws what stands against the order. */
export function validateOrder(
  priced: PricedOrder,
  book: PriceBook,
  payload: CheckoutPayload,
  { isSignedIn, words }: { isSignedIn: boolean; words: OrderWords },
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
  if (fault) throw faultProblem(fault, book, words)
  refuseFaults(priced)
  if (priced.couponRefusal) {
    const detail = couponError(priced.couponRefusal, book, words.locale)
    throw new Problem('coupon-refused', { detail, source: 'coupon-code' })
  }
}

function faultProblem(fault: CheckoutFault, book: PriceBook, words: OrderWords): Problem {
  const amount = (minor: number) => formatAmount(minor, book.decimals, words.locale)
  const { currency } = book.concept
  switch (fault.rule) {
    case 'area-minimum':
      return new Problem('area-minimum', words.areaMinimum(amount(fault.minimum), currency))
    case 'delivery-minimum':
      return new Problem('delivery-minimum', words.deliveryMinimum(amount(fault.minimum), currency))
    case 'notes-too-long':
      return new Problem('notes-too-long', { detail: words.notesTooLong, source: 'notes' })
    case 'not-signed-in':
      return refusal('not-signed-in')
    case 'empty-cart':
      return new Problem('empty-cart', { detail: words.emptyCart, source: 'items' })
    case 'no-place':
      return new Problem('no-place', { detail: words.noPlace, source: 'location' })
    case 'item-unavailable':
      return new Problem('item-unavailable', words.unavailable(fault.names))
  }
}
