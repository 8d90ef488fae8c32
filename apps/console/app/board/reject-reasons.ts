import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { TextKey } from '../i18n/texts.ts'

export const OWN_WORDS = 'reason_other'

/** What usually stands in the way. */
export const reasonsFor = (type: OrderType): TextKey[] => [
  'reason_out_of_stock',
  'reason_too_busy',
  'reason_closing',
  ...(type === 'deliver' ? (['reason_no_driver'] as const) : []),
  'reason_customer',
  OWN_WORDS,
]
