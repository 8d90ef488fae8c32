/** Each with its position in the course of an order, as brands' settings count them. */
const SEQUENCES = {
  'waiting-for-payment': 0,
  posted: 1,
  accepted: 2,
  'in-kitchen': 3,
  ready: 4,
  finished: 5,
  'cancelled-by-customer': 6,
  'cancelled-by-employee': 7,
  'order-failed': 8,
} as const

export type OrderStatus = keyof typeof SEQUENCES
export const ORDER_STATUSES = Object.keys(SEQUENCES) as OrderStatus[]
export const sequenceOf = (status: OrderStatus) => SEQUENCES[status]

/** Who moves an order: the clock, a payment or a retry are the system. */
export type OrderActor = 'customer' | 'staff' | 'system'

type Move = { to: OrderStatus; by: readonly OrderActor[] }

/** What may follow what, and at whose hand. What is not here cannot happen. */
const MOVES: Record<OrderStatus, readonly Move[]> = {
  'waiting-for-payment': [
    { to: 'posted', by: ['system'] },
    { to: 'order-failed', by: ['system'] },
    { to: 'cancelled-by-customer', by: ['customer'] },
  ],
  posted: [
    { to: 'accepted', by: ['staff', 'system'] },
    { to: 'cancelled-by-customer', by: ['customer'] },
    { to: 'cancelled-by-employee', by: ['staff'] },
  ],
  accepted: [
    { to: 'in-kitchen', by: ['staff', 'system'] },
    { to: 'cancelled-by-customer', by: ['customer'] },
    { to: 'cancelled-by-employee', by: ['staff'] },
  ],
  'in-kitchen': [
    { to: 'ready', by: ['staff'] },
    { to: 'cancelled-by-customer', by: ['customer'] },
    { to: 'cancelled-by-employee', by: ['staff'] },
  ],
  ready: [
    { to: 'finished', by: ['staff'] },
    { to: 'cancelled-by-employee', by: ['staff'] },
  ],
  finished: [],
  'cancelled-by-customer': [],
  'cancelled-by-employee': [],
  'order-failed': [],
}

export const canFollow = (from: OrderStatus, to: OrderStatus, actor: OrderActor) =>
  MOVES[from].some((move) => move.to === to && move.by.includes(actor))

/** In the order a board offers them. */
export const movesOf = (from: OrderStatus, actor: OrderActor): OrderStatus[] =>
  MOVES[from].filter(({ by }) => by.includes(actor)).map(({ to }) => to)

/** Nothing follows any more. */
export const isEnded = (status: OrderStatus) => MOVES[status].length === 0

/** The kitchen sees an order once it is paid for, or need not be before. */
export const isForKitchen = (status: OrderStatus) =>
  !isEnded(status) && status !== 'waiting-for-payment'
