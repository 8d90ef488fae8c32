import { isOrderType } from '@sufra/domain/vocabulary/order-types'
import { storedValue } from '../stored-value.ts'

export const storedOrderType = storedValue('order_type', (text) =>
  isOrderType(text) ? text : null,
)
