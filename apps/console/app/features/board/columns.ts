import type { BoardOrder } from '@sufra/contract/orders/board'
import { byUrgency } from '@sufra/domain/orders/board-clock'
import { isEnded, movesOf, type OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import type { PlainTextKey } from '../../platform/i18n/texts.ts'

/** The way of an order across the board. */
export const COLUMNS = [
  { status: 'posted', name: 'new' },
  { status: 'accepted', name: 'accepted' },
  { status: 'in-kitchen', name: 'kitchen' },
  { status: 'ready', name: 'ready' },
] as const satisfies { status: OrderStatus; name: string }[]

export type Column = (typeof COLUMNS)[number]

export const ordersIn = (column: Column, orders: readonly BoardOrder[]) =>
  orders.filter(({ attributes }) => attributes.status === column.status).sort(moreUrgent)

/** What has left the board, the latest first. */
export const doneAmong = (orders: readonly BoardOrder[]) =>
  orders
    .filter(({ attributes }) => isEnded(attributes.status))
    .sort((a, b) => sinceOf(b) - sinceOf(a))

/** The one step onwards; null where there is none. */
export const nextStep = (status: OrderStatus): OrderStatus | null =>
  movesOf(status, 'staff').find((to) => to !== 'cancelled-by-employee') ?? null

/** What handing over is called depends on how the food reaches the customer. */
export function stepText(
  to: OrderStatus,
  type: BoardOrder['attributes']['type'],
): PlainTextKey | null {
  if (to === 'accepted' || to === 'in-kitchen' || to === 'ready') return `move_${to}`
  if (to !== 'finished') return null
  return type === 'pickup' || type === 'to-go' ? 'move_finished' : `move_finished_${type}`
}

const sinceOf = ({ attributes }: BoardOrder) => Date.parse(attributes['status-since'])

const moreUrgent = (one: BoardOrder, other: BoardOrder) =>
  byUrgency(timesOf(one), timesOf(other)) || one.attributes.number - other.attributes.number

const timesOf = ({ attributes }: BoardOrder) => ({
  arrivedAt: attributes['arrived-at'] === null ? null : Date.parse(attributes['arrived-at']),
  promisedAt: Date.parse(attributes['promised-time']),
})
