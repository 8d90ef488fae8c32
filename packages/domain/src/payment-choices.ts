import { type Cart, hasUpsell } from './cart.ts'
import type { PaymentMethod } from './payment-methods.ts'

/** What the customer may pay with: upsells cannot be paid by card online. */
export const paymentChoices = (
  methods: readonly PaymentMethod[],
  cart: Cart,
): readonly PaymentMethod[] =>
  hasUpsell(cart) ? methods.filter((method) => method !== 'card') : methods

/** Card when it is offered, else the first; null when nothing is. */
export const defaultPayment = (choices: readonly PaymentMethod[]): PaymentMethod | null =>
  choices.includes('card') ? 'card' : (choices[0] ?? null)
