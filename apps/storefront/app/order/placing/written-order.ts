import type { WrittenOrder } from '@sufra/contract/orders/orders'
import { toDecimal } from '@sufra/domain/money/money'
import type { PaymentMethod } from '@sufra/domain/vocabulary/payment-methods'
import type { Brand } from '../../platform/visit/brand.ts'
import type { DraftOrder } from '../draft/draft-order.ts'
import { payloadFor } from '../pricing/calculation.ts'

export type OrderWishes = {
  payment: PaymentMethod
  /** '0' for none; null where nobody sits at a table. */
  table: string | null
  /** In minor units; null where it was not said. */
  cash: number | null
  /** What the button says. */
  total: number
}

/** The order as it is placed: the checkout's payload, how it is paid, and what the customer was told it costs. */
export function writtenOrder(
  order: DraftOrder,
  { payment, table, cash, total }: OrderWishes,
  brand: Brand,
): WrittenOrder | null {
  const payload = payloadFor(order, brand)
  const amount = (minor: number) => toDecimal(minor, brand.currency.decimals)
  return (
    payload && {
      ...payload,
      'table-label': table,
      'payment-method': payment,
      'cash-amount': payment === 'cash' && cash !== null ? amount(cash) : null,
      'expected-total': amount(total),
    }
  )
}
