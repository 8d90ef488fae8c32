import type { DetailFault } from '@sufra/domain/orders/checkout-rules'

/** The ids of what a missing detail is asked for in. */
export const PLACE_ID = 'order-place'
export const TABLE_ID = 'order-table'
export const PAYMENT_ID = 'order-payment'
export const CASH_ID = 'order-cash'

const PLACES: Record<DetailFault, string> = {
  'no-order-type': PLACE_ID,
  'no-branch': PLACE_ID,
  'no-address': PLACE_ID,
  'no-table': TABLE_ID,
  'no-payment': PAYMENT_ID,
  'too-little-cash': CASH_ID,
}

export const placeIdOf = (fault: DetailFault) => PLACES[fault]
