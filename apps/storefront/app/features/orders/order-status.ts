import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import { isEnded, sequenceOf } from '@sufra/domain/orders/order-lifecycle'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { StatusStep } from '#app/order/placed/order-model.ts'
import type { PlainTextKey } from '../../platform/i18n/texts.ts'

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

/** '02:41' of so many milliseconds; never below nothing. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** The course of an order that goes well. */
const COURSE = ['posted', 'accepted', 'in-kitchen', 'ready', 'finished'] as const

type CourseStatus = (typeof COURSE)[number]

export type Step = {
  status: CourseStatus
  state: 'done' | 'current' | 'next'
  /** When it came; null for what is yet to come, or was passed over. */
  at: number | null
}

/** Every step of the course with where the order stands in it. */
export function stepsOf(status: OrderStatus, had: readonly StatusStep[]): Step[] {
  const reached = sequenceOf(status)
  return COURSE.map((each) => {
    const sequence = sequenceOf(each)
    const at = had.findLast((step) => step.status === each)?.at ?? null
    if (sequence > reached) return { status: each, state: 'next', at: null }
    const isOver = sequence < reached || isEnded(status)
    return { status: each, state: isOver ? 'done' : 'current', at }
  })
}

/** It ended, and not with a meal. */
export const wentWrong = (status: OrderStatus) => isEnded(status) && status !== 'finished'
