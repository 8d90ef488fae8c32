import { NOTES_MAX } from '../menu/customisation.ts'
import type { Money } from '../money/money.ts'
import type { Words } from '../text/locales.ts'
import type { OrderType } from '../vocabulary/order-types.ts'
import type { PaymentMethod } from '../vocabulary/payment-methods.ts'

/** Everything the checks before an order look at. */
export type CheckoutCase = {
  orderType: OrderType | null
  /** Of what is ordered, promotion items not counted. */
  ordered: Money
  hasItems: boolean
  notes: string
  isSignedIn: boolean
  /** Null: the area is not known. */
  areaMinimum: Money | null
  /** The brand's own, for deliveries. */
  deliveryMinimum: Money
  hasDestination: boolean
  /** Names of what the branch does not have, in the cart's order. */
  unavailable: readonly Words[]
}

export type CheckoutFault =
  | { rule: 'area-minimum' | 'delivery-minimum'; minimum: Money }
  | { rule: 'notes-too-long' | 'not-signed-in' | 'empty-cart' | 'no-place' }
  | { rule: 'item-unavailable'; names: Words }

type Check = (given: CheckoutCase) => CheckoutFault | null

/** In exactly this order; the first that fails stops the checkout. */
export const CHECKOUT_RULES: readonly Check[] = [
  ({ orderType, areaMinimum, ordered }) =>
    orderType === 'deliver' && areaMinimum !== null && areaMinimum > 0 && ordered < areaMinimum
      ? { rule: 'area-minimum', minimum: areaMinimum }
      : null,
  ({ notes }) => (notes.length >= NOTES_MAX ? { rule: 'notes-too-long' } : null),
  ({ isSignedIn }) => (isSignedIn ? null : { rule: 'not-signed-in' }),
  ({ hasItems }) => (hasItems ? null : { rule: 'empty-cart' }),
  ({ orderType, deliveryMinimum, ordered }) =>
    orderType === 'deliver' && ordered < deliveryMinimum
      ? { rule: 'delivery-minimum', minimum: deliveryMinimum }
      : null,
  ({ hasDestination }) => (hasDestination ? null : { rule: 'no-place' }),
  ({ unavailable: [names] }) => (names ? { rule: 'item-unavailable', names } : null),
]

export function checkoutFault(given: CheckoutCase): CheckoutFault | null {
  for (const check of CHECKOUT_RULES) {
    const fault = check(given)
    if (fault) return fault
  }
  return null
}

/** What an order must say besides its cart. */
export type OrderDetails = {
  orderType: OrderType | null
  locationId: number | null
  hasAddress: boolean
  payment: PaymentMethod | null
  /** '0' where the customer has no table. */
  table: string | null
  /** What the customer hands over; null when it was not said. */
  cash: Money | null
  total: Money
}

export type DetailFault =
  | 'no-order-type'
  | 'no-branch'
  | 'no-address'
  | 'no-payment'
  | 'no-table'
  | 'too-little-cash'

/** All that is missing, so that a page can say it at every field at once. */
export function detailFaults(given: OrderDetails): DetailFault[] {
  const { orderType, payment, cash } = given
  const isDelivered = orderType === 'deliver'
  const isAtTable = orderType === 'dine-in' || orderType === 'eat-in'
  const faults: Record<DetailFault, boolean> = {
    'no-order-type': orderType === null,
    'no-branch': orderType !== null && !isDelivered && given.locationId === null,
    'no-address': isDelivered && !given.hasAddress,
    'no-payment': payment === null,
    'no-table': isAtTable && (given.table ?? '').trim() === '',
    'too-little-cash': payment === 'cash' && cash !== null && cash < given.total,
  }
  return (Object.keys(faults) as DetailFault[]).filter((fault) => faults[fault])
}
