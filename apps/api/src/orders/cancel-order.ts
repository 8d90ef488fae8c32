import { cancellationAt } from '@sufra/domain/orders/order-cancellation'
import type { Db } from '../platform/database/connection.ts'
import { Problem } from '../platform/http/problems/problem.ts'
import { moveOrder } from './move-order.ts'
import type { OrderWords } from './order-words.ts'
import { lockOwnOrder } from './own-order.ts'
import type { PriceBook } from './price-book.ts'

type Wish = { customerId: string; id: string; reason: string | null; now: number }

/** By its customer, for as long as the brand lets them. */
export async function cancelOrder(db: Db, book: PriceBook, wish: Wish, words: OrderWords) {
  const { conceptId, settings } = book.concept
  const order = await lockOwnOrder(db, { conceptId, ...wish })
  const standing = { status: order.status, statusSince: order.statusSince.getTime() }
  if (cancellationAt(standing, settings.cancellation, wish.now).state === 'over') {
    throw new Problem('too-late-to-cancel', words.tooLateToCancel)
  }
  return moveOrder(
    db,
    order,
    'cancelled-by-customer',
    { actor: 'customer', actorId: wish.customerId },
    {
      reason: wish.reason,
      locationName: book.locations.get(order.locationId)?.name ?? {},
      now: wish.now,
    },
  )
}
