import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { PlainTextKey } from '../../platform/i18n/texts.ts'
import type { CourseStatus } from './order-steps.ts'

/** 'sent to branch': on the banner, in lists and on chips. */
export const statusText = (status: OrderStatus): PlainTextKey => `status_${status}`

type Shown = { type: OrderType; hasDriver: boolean }

/** 'Order placed': what a step is called in the course of an order. */
export function stepTitle(
  step: CourseStatus,
  state: 'done' | 'current' | 'next',
  { type, hasDriver }: Shown,
): PlainTextKey {
  const isDelivered = type === 'deliver'
  switch (step) {
    case 'posted':
      return 'order_placed'
    case 'accepted':
      return 'order_confirmed'
    case 'in-kitchen':
      return 'status_in-kitchen'
    case 'ready':
      // A delivery that is yet to come will be on its way; one that waits for its driver is not.
      return isDelivered && (hasDriver || state !== 'current') ? 'food_on_the_way' : 'status_ready'
    case 'finished':
      return isDelivered ? 'order_delivered' : 'order_complete'
  }
}

/** One sentence about where the order stands. */
export function statusSentence(status: OrderStatus, { type, hasDriver }: Shown): PlainTextKey {
  switch (status) {
    case 'waiting-for-payment':
      return 'say_waiting_for_payment'
    case 'posted':
      return 'say_posted'
    case 'accepted':
      return 'say_accepted'
    case 'in-kitchen':
      return 'say_in_kitchen'
    case 'ready':
      if (type === 'deliver') return hasDriver ? 'say_on_the_way' : 'say_waits_for_driver'
      if (type === 'curbside') return 'say_ready_at_curb'
      return type === 'dine-in' || type === 'eat-in' ? 'say_ready_at_table' : 'say_ready'
    case 'finished':
      return 'say_finished'
    case 'cancelled-by-customer':
      return 'say_cancelled_by_customer'
    case 'cancelled-by-employee':
      return 'say_cancelled_by_employee'
    case 'order-failed':
      return 'say_failed'
  }
}
