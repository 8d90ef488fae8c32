import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { TextKey } from '../../platform/i18n/texts.ts'

export function locationBarLabel(type: OrderType | null): TextKey {
  switch (type) {
    case null:
      return 'select_order_type'
    case 'deliver':
      return 'deliver_to'
    case 'dine-in':
    case 'eat-in':
      return 'dine_in_at'
    case 'pickup':
    case 'to-go':
    case 'curbside':
      return 'pick_up_at'
  }
}
