import { isEnded, type OrderStatus, sequenceOf } from '@sufra/domain/orders/order-lifecycle'
import type { StatusStep } from '../../order/placed/order-model.ts'

/** The course of an order that goes well. */
const COURSE = ['posted', 'accepted', 'in-kitchen', 'ready', 'finished'] as const
export type CourseStatus = (typeof COURSE)[number]

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
