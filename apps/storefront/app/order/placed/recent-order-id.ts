import { storedValue } from '@sufra/web/storage/stored-value'
import { isOrderId } from './order-id.ts'

/** The last active order. Apart from the rest of the record: every page looks whether there is one. */
export const recentOrderId = storedValue('recent_order_id', (text) =>
  isOrderId(text) ? text : null,
)
