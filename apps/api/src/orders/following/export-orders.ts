import type { CustomerExport } from '@sufra/contract/people/customer-export'
import { type Currency, decimalsOf } from '@sufra/domain/money/currencies'
import { toDecimal } from '@sufra/domain/money/money'
import type { OneCustomer } from '../../customers/customer-queries.ts'
import type { Db } from '../../platform/database/connection.ts'
import { findLines, findOrdersOf } from '../order-queries.ts'

/** Every order of one customer, with what was written and where it went. */
export async function exportOrders(
  db: Db,
  owner: OneCustomer,
  currency: Currency,
): Promise<CustomerExport['orders']> {
  const { conceptId } = owner
  const rows = await findOrdersOf(db, owner, true)
  if (rows.length === 0) return []
  const lines = await findLines(
    db,
    conceptId,
    rows.map(({ id }) => id),
  )
  return rows.map((order) => ({
    id: order.id,
    number: order.number,
    'placed-at': order.placedAt.toISOString(),
    type: order.type,
    status: order.status,
    total: toDecimal(order.totalMinor, decimalsOf(currency)),
    currency,
    notes: order.notes,
    address: order.address && [order.address.label, order.address.line1].join(', '),
    'car-plate': order.car?.plateNumber ?? null,
    items: lines
      .filter(({ orderId }) => orderId === order.id)
      .map(({ line, quantity }) => ({ name: line.names, quantity })),
  }))
}
