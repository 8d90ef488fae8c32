import type { DetailFault } from '@sufra/domain/orders/checkout-rules'

/** The ids of what a missing detail is asked for in. */
export const DESTINATION_ID = 'order-destination'
export const TABLE_ID = 'order-table'
export const PAYMENT_ID = 'order-payment'
export const CASH_ID = 'order-cash'

const ANCHORS: Record<DetailFault, string> = {
  'no-order-type': DESTINATION_ID,
  'no-branch': DESTINATION_ID,
  'no-address': DESTINATION_ID,
  'no-table': TABLE_ID,
  'no-payment': PAYMENT_ID,
  'too-little-cash': CASH_ID,
}

export const anchorOf = (fault: DetailFault) => ANCHORS[fault]
