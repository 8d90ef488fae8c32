import { ofPerson, personalTable, told, untold } from '../platform/database/personal-table.ts'
import { couponUses } from './promotion-tables.ts'

/** Part of the bill it was taken off. */
export const PROMOTION_DATA = [
  personalTable(couponUses, {
    whose: ofPerson(couponUses),
    rows: 'kept',
    columns: { conceptId: untold, couponId: told, orderId: told, customerId: told, usedAt: told },
  }),
]
