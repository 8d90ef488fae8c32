import type { Cart } from '@sufra/domain/cart/cart'
import { offeredPayments, paymentChoices } from '@sufra/domain/orders/payment-choices'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { PaymentMethod } from '@sufra/domain/vocabulary/payment-methods'

/** A brand's two lists, as its application names them. */
export type PaymentLists = {
  paymentsDeliver: readonly PaymentMethod[]
  paymentsPickup: readonly PaymentMethod[]
}

/** What this storefront can take so far: what is paid when the food changes hands. */
const TAKEN: readonly PaymentMethod[] = ['cash', 'card-on-delivery', 'card-on-pickup']

/** What the customer may choose between for this order, in the brand's own order. */
export const takenPayments = (
  type: OrderType,
  lists: PaymentLists,
  cart: Cart,
): readonly PaymentMethod[] =>
  paymentChoices(offeredPayments(type, lists), cart).filter((method) => TAKEN.includes(method))
