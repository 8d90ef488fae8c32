import type { Absence } from '@sufra/domain/cart/refit'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { useClockText } from '../../platform/format/clock-text.ts'
import { useText } from '../../platform/i18n/use-text.ts'

/** Why an item cannot be had this way, in words. */
export function useAbsenceText(orderType: OrderType | null): (absence: Absence) => string {
  const text = useText()
  const clock = useClockText()
  return (absence) => {
    switch (absence.state) {
      case 'gone':
        return text('item_gone')
      case 'not-here':
        return text('not_available_here')
      case 'not-this-type':
        return orderType
          ? text('not_available_for_type', { type: text(`order_type_${orderType}`) })
          : text('item_gone')
      case 'sold-out':
        return text('sold_out')
      case 'later':
        return absence.from
          ? text('available_from', { time: clock(absence.from.minutes) })
          : text('item_gone')
    }
  }
}
