import type { BoardDocument, BoardOrder } from '@sufra/contract/orders/board'

let made = 0

/** An order to go, sent now, due in twenty minutes. */
export function aCard(changes: Partial<BoardOrder['attributes']> = {}): BoardOrder {
  const number = ++made
  const now = Date.now()
  return {
    type: 'orders',
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    attributes: {
      number,
      type: 'to-go',
      status: 'posted',
      'status-since': new Date(now).toISOString(),
      'placed-at': new Date(now).toISOString(),
      'released-at': new Date(now).toISOString(),
      'scheduled-time': null,
      'promised-time': new Date(now + 20 * 60_000).toISOString(),
      'payment-method': 'cash',
      'payment-status': 'pending',
      total: 40,
      'to-collect': 40,
      'cash-amount': null,
      customer: { name: 'Nora Saleh', mobile: '••• 4567' },
      notes: '',
      'table-number': null,
      car: null,
      'arrived-at': null,
      address: null,
      driver: null,
      reason: null,
      lines: [],
      ...changes,
    },
  }
}

export const aBoard = (
  data: BoardOrder[],
  changes: Partial<BoardDocument['meta']> = {},
): BoardDocument => ({
  data,
  meta: {
    'location-id': 1,
    'accepts-orders': true,
    now: new Date().toISOString(),
    'next-release': null,
    ...changes,
  },
})
