import type { OrderEvent } from '@sufra/contract/orders/live'
import { type OrderStatus, sequenceOf } from '@sufra/domain/orders/order-lifecycle'

export const LAYLA = '00000000-0000-4000-8000-000000000001'
export const ORDER = '10000000-0000-4000-8000-000000000001'

/** Layla's order to go has moved. */
export const anOrderEvent = (
  code: OrderStatus = 'accepted',
  unlike: { kind?: OrderEvent['kind']; customerId?: string; orderId?: string } = {},
): OrderEvent => ({
  kind: unlike.kind ?? 'moved',
  at: '2026-11-15T09:00:00.000Z',
  customer: { id: unlike.customerId ?? LAYLA },
  order: {
    id: unlike.orderId ?? ORDER,
    number: 12,
    type: 'to-go',
    'current-status': { code, sequence: sequenceOf(code) },
    'payment-method': 'cash',
    'location-id': 1,
    'location-name': { 'en-us': 'Olaya' },
  },
})
