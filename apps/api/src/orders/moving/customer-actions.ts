import { cancellationAt } from '@sufra/domain/orders/order-cancellation'
import { isForKitchen } from '@sufra/domain/orders/order-lifecycle'
import type { Db } from '../../platform/database/connection.ts'
import { refusal } from '../../platform/http/problems/problem.ts'
import { lockOwnOrder } from '../following/own-order.ts'
import { recordEvent } from '../order-event-queries.ts'
import { updateOrder } from '../order-queries.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import { moveOrder } from './move-order.ts'

type Cancellation = { customerId: string; id: string; reason: string | null; now: number }

/** Cancels an order for its customer, for as long as the brand lets them. */
export async function cancelOrder(db: Db, book: PriceBook, cancellation: Cancellation) {
  const { conceptId, settings } = book.concept
  const order = await lockOwnOrder(db, { conceptId, ...cancellation })
  const standing = { status: order.status, statusSince: order.statusSince.getTime() }
  if (cancellationAt(standing, settings.cancellation, cancellation.now).state === 'over') {
    throw refusal('too-late-to-cancel')
  }
  return moveOrder(
    db,
    order,
    'cancelled-by-customer',
    { actor: 'customer', actorId: cancellation.customerId },
    {
      reason: cancellation.reason,
      locationName: book.locations.get(order.locationId)?.name ?? {},
      now: cancellation.now,
    },
  )
}

/** 'I've arrived': the crew is notified once, however often the customer says it. */
export async function arrive(
  db: Db,
  book: PriceBook,
  given: { customerId: string; id: string; now: number },
) {
  const { conceptId } = book.concept
  const order = await lockOwnOrder(db, { conceptId, ...given })
  if (order.car === null || !isForKitchen(order.status)) {
    throw refusal('illegal-move', { text: 'refusal_nobody-at-the-curb' })
  }
  if (order.arrivedAt) return order
  const at = new Date(given.now)
  const arrived = await updateOrder(db, order, { arrivedAt: at })
  const locationName = book.locations.get(order.locationId)?.name ?? {}
  await recordEvent(db, 'arrived', arrived, { locationName, at })
  return arrived
}
