import type { Money } from '../money/money.ts'
import type { PaymentMethod } from '../vocabulary/payment-methods.ts'
import type { PaymentStatus } from '../vocabulary/payment-status.ts'

/** What is paid when the food changes hands, as opposed to before. */
const PAID_AT_THE_DOOR: readonly PaymentMethod[] = ['cash', 'card-on-delivery', 'card-on-pickup']

/** What the crew still has to take for an order. */
export const amountToCollect = (order: {
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  total: Money
}): Money =>
  PAID_AT_THE_DOOR.includes(order.paymentMethod) && order.paymentStatus !== 'success'
    ? order.total
    : 0
