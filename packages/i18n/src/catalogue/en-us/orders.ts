import type { DetailFault } from '@sufra/domain/orders/checkout-rules'
import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import type { NamedRow } from '@sufra/domain/pricing/bill'

/** What an order lacks before it can be placed, what customers are told of its status, and the rows of its bill. */
export const enUsOrders = {
  'missing_no-order-type': 'Choose how you want your order',
  'missing_no-branch': 'Choose a branch',
  'missing_no-address': 'Choose an address',
  'missing_no-payment': 'Choose how you will pay',
  'missing_no-table': 'Enter your table number, or 0 if you have none',
  'missing_too-little-cash': 'The cash amount must not be less than the total',
  'status_waiting-for-payment': 'waiting for payment',
  status_posted: 'sent to branch',
  status_accepted: 'order received',
  'status_in-kitchen': 'in kitchen',
  status_ready: 'ready for collect',
  status_finished: 'collected',
  'status_cancelled-by-customer': 'cancelled by you',
  'status_cancelled-by-employee': 'cancelled by the branch',
  'status_order-failed': 'order failed',
  bill_delivery_charge: 'Delivery charge',
  bill_vat: 'VAT',
} as const satisfies Record<
  `missing_${DetailFault}` | `status_${OrderStatus}` | `bill_${NamedRow}`,
  string
>
