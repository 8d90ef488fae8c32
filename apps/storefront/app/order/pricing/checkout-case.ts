import type { CheckoutCase } from '@sufra/domain/orders/checkout-rules'
import type { Words } from '@sufra/domain/text/locales'
import type { DraftOrder } from '../draft/draft-order.ts'

type Known = {
  /** Of what is ordered besides promotion items, in minor units. */
  ordered: number
  deliveryMinimum: number
  isSignedIn: boolean
  unavailable: readonly Words[]
}

/** The order as the rules of the checkout look at it. */
export const checkoutCase = (order: DraftOrder, known: Known): CheckoutCase => ({
  ...known,
  orderType: order.orderType,
  hasItems: order.lines.some(({ isPromotion }) => !isPromotion),
  notes: order.notes,
  areaMinimum: order.address?.minimum ?? null,
  hasDestination: order.orderType !== null && hasDestination(order),
})

/** A delivery goes to an address, everything else is had at a branch. */
const hasDestination = ({ orderType, address, locationId }: DraftOrder) =>
  orderType === 'deliver' ? address !== null : locationId !== null
