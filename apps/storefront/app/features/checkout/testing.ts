import type { WrittenOrder } from '@sufra/contract/orders/orders'

/** One wrap to go from branch 1, paid in cash. */
export const aWrittenOrder = (unlike: Partial<WrittenOrder> = {}): WrittenOrder => ({
  type: 'to-go',
  items: [{ id: 1, quantity: 1 }],
  location: 1,
  'payment-method': 'cash',
  'expected-total': 12.5,
  ...unlike,
})
