import type { Cart } from '@sufra/domain/cart'
import type { OrderType } from '@sufra/domain/order-types'
import { offeredPayments, paymentChoices } from '@sufra/domain/payment-choices'
import type { PaymentMethod } from '@sufra/domain/payment-methods'

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
