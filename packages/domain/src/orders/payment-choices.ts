import { type Cart, hasUpsell } from '../cart/cart.ts'
import type { OrderType } from '../vocabulary/order-types.ts'
import type { PaymentMethod } from '../vocabulary/payment-methods.ts'

/** The brand's own lists: one for deliveries, one for everything that is fetched or eaten there. */
export const offeredPayments = (
  type: OrderType,
  lists: { paymentsDeliver: readonly PaymentMethod[]; paymentsPickup: readonly PaymentMethod[] },
): readonly PaymentMethod[] => (type === 'deliver' ? lists.paymentsDeliver : lists.paymentsPickup)

/** What the customer may pay with: upsells cannot be paid by card online. */
export const paymentChoices = (
  methods: readonly PaymentMethod[],
  cart: Cart,
): readonly PaymentMethod[] =>
  hasUpsell(cart) ? methods.filter((method) => method !== 'card') : methods

/** Card when it is offered, else the first; null when nothing is. */
export const defaultPayment = (choices: readonly PaymentMethod[]): PaymentMethod | null =>
  choices.includes('card') ? 'card' : (choices[0] ?? null)
