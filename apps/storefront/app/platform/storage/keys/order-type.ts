import { isOrderType } from '@sufra/domain/vocabulary/order-types'
import { storedValue } from '@sufra/web/storage/stored-value'

export const storedOrderType = storedValue('order_type', (text) =>
  isOrderType(text) ? text : null,
)
