import type { Cart } from '@sufra/domain/cart/cart'
import { toMinor } from '@sufra/domain/money/money'
import { offeredPayments, paymentChoices } from '@sufra/domain/orders/payment-choices'
import { latinDigits } from '@sufra/domain/text/digits'
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

/** An amount as it is typed, in minor units; null for nothing, NaN for what is no amount. */
export function typedAmount(text: string, decimals: number): number | null {
  const written = latinDigits(text.trim()).replace(/[,٫]/, '.')
  if (written === '') return null
  if (!/^\d{1,9}(\.\d*)?$/.test(written)) return Number.NaN
  return toMinor(Number(written), decimals) ?? Number.NaN
}

/** Notes people have in their hands, in whole units of the currency. */
const NOTES = [10, 50, 100, 200, 500]

const MOST = 3

/** Round sums somebody may hand over for a total, in minor units: the exact one first. */
export function cashSuggestions(total: number, decimals: number): number[] {
  const unit = 10 ** decimals
  const rounded = NOTES.map((note) => Math.ceil(total / (note * unit)) * note * unit)
  return [...new Set([total, ...rounded])].toSorted((a, b) => a - b).slice(0, MOST + 1)
}
