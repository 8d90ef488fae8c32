import { randomUUID } from 'node:crypto'
import type { CartLine } from '@sufra/domain/cart/cart-line'
import { aLine } from '@sufra/domain/testing/builders'
import { orderLines, orderMoves, orders } from '../../orders/order-tables.ts'
import type { BrandSeed } from '../../planting/brand-seed.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { RIYADH_BRAND } from '../../testing/test-brands.ts'
import { aCustomer } from '../../testing/test-customers.ts'

type NewOrder = typeof orders.$inferInsert
type Unlike = Partial<NewOrder> & { brand?: BrandSeed; lines?: CartLine[] }

const MINUTE = 60_000
const DAY = '2027-02-15'
/** Far from those the product gives on the same day. */
let nextNumber = 1_000

/** An order on the board of the Riyadh brand's first branch: to go, paid in cash, sent a minute ago. */
export async function aBoardOrder(
  app: TestApp,
  { brand = RIYADH_BRAND, lines, ...unlike }: Unlike = {},
) {
  const conceptId = brand.concept.id
  const now = app.clock()
  const customerId = unlike.customerId ?? (await aCustomer(app, { brand })).id
  const locationId = unlike.locationId ?? 1
  const sent = new Date(now - MINUTE)
  return app.database.forConcept(conceptId, async (db) => {
    const [order] = await db
      .insert(orders)
      .values({
        conceptId,
        id: randomUUID(),
        locationId,
        number: nextNumber++,
        day: DAY,
        customerId,
        applicationId: 1,
        source: 'Web',
        type: 'to-go',
        status: 'posted',
        statusSince: sent,
        paymentMethod: 'cash',
        paymentStatus: 'pending',
        subtotalMinor: 40_00,
        discountMinor: 0,
        vatMinor: 5_22,
        totalMinor: 40_00,
        bill: BILL,
        notes: '',
        placedAt: sent,
        promisedAt: new Date(now + 20 * MINUTE),
        slotAt: new Date(now + 15 * MINUTE),
        releasedAt: sent,
        ...unlike,
      })
      .returning()
    if (!order) throw new Error('An order was not written.')
    const { id: orderId } = order
    await db.insert(orderLines).values(
      (lines ?? [aLine()]).map((line, index) => ({
        conceptId,
        orderId,
        position: index + 1,
        itemId: line.itemId,
        quantity: line.quantity,
        pieceMinor: line.total,
        line,
      })),
    )
    const by = { actor: 'customer' as const, actorId: customerId }
    await db
      .insert(orderMoves)
      .values({ conceptId, orderId, step: 1, status: 'posted', ...by, at: sent })
    return order
  })
}

const BILL: NewOrder['bill'] = {
  subtotal: 40_00,
  ordered: 40_00,
  discount: 0,
  discountReason: null,
  charges: [],
  taxes: [],
  vat: 5_22,
  total: 40_00,
}
