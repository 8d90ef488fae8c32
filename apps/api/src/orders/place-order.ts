import { createHash, randomUUID } from 'node:crypto'
import type { OrderPayload } from '@sufra/contract/orders'
import { detailFaults } from '@sufra/domain/checkout-rules'
import { toMinor } from '@sufra/domain/money'
import type { OrderStatus } from '@sufra/domain/order-lifecycle'
import { offeredPayments } from '@sufra/domain/payment-choices'
import type { PaymentMethod } from '@sufra/domain/payment-methods'
import { conceptTime } from '@sufra/domain/time-zone'
import type { Database, Db } from '../database/connection.ts'
import { Problem } from '../http/problem.ts'
import type { Location } from '../locations/location-queries.ts'
import type { OrderContact } from './order-contact.ts'
import { recordEvent } from './order-events.ts'
import { bookPromise } from './order-promise.ts'
import { readOrder } from './order-reads.ts'
import type { OrderWords } from './order-words.ts'
import {
  findKey,
  insertOrder,
  nextNumber,
  type OrderKey,
  recordMove,
  takeKey,
  useCoupon,
} from './order-writes.ts'
import type { PriceBook } from './price-book.ts'
import type { PricedOrder } from './price-order.ts'

/** How long an order waits for its payment. */
const PAYMENT_MS = 15 * 60_000

export type Placing = {
  book: PriceBook
  payload: OrderPayload
  customerId: string
  contact: OrderContact
  words: OrderWords
  now: number
}

/** A key of the customer's with what was ordered under it; null when the client sent none. */
export const orderKey = (
  conceptId: number,
  customerId: string,
  key: string | null,
  payload: OrderPayload,
): OrderKey | null =>
  key === null
    ? null
    : {
        conceptId,
        customerId,
        key,
        fingerprint: createHash('sha256').update(JSON.stringify(payload)).digest('hex'),
      }

/** The order that was placed under the key before; null when there is none. */
export function placedBefore(database: Database, key: OrderKey | null) {
  if (!key) return null
  return database.forConcept(key.conceptId, async (db) => earlierOrder(db, key))
}

/**
 * Places an order: the order, its key, the coupon's use, the kitchen's place and the news of it are one
 * transaction. Sent twice under one key, even at once, it is placed once.
 */
export function placeOrder(
  database: Database,
  priced: PricedOrder,
  key: OrderKey | null,
  placing: Placing,
) {
  const { book, payload, words, now } = placing
  const location = priced.place.location
  if (!location) throw new Problem('no-place', { detail: words.noPlace, source: 'location' })
  refuseDetails(priced, placing)
  refuseOtherTotal(priced, placing)

  const { conceptId } = book.concept
  return database.forConcept(conceptId, async (db) => {
    const id = randomUUID()
    if (key && !(await takeKey(db, key, id, new Date(now)))) {
      const earlier = await earlierOrder(db, key)
      if (earlier) return { order: earlier, isNew: false }
      throw new Error('A taken key has no order.')
    }
    const promise = await bookPromise(db, book, location, priced, now)
    if (!promise) {
      throw priced.scheduledAt === null
        ? new Problem('store-closed', words.storeClosed)
        : new Problem('invalid-schedule', { detail: words.badSchedule, source: 'scheduled-time' })
    }
    const status: OrderStatus =
      payload['payment-method'] === 'card' ? 'waiting-for-payment' : 'posted'
    const order = await insertOrder(
      db,
      {
        ...written(priced, placing, location),
        id,
        number: await nextNumber(db, conceptId, location.id, dayOf(book, now)),
        status,
        promisedAt: new Date(promise.promisedAt),
        releasedAt: new Date(promise.releasedAt),
        isReleased: promise.releasedAt <= now,
        slotAt: new Date(promise.slotAt),
        expiresAt: status === 'waiting-for-payment' ? new Date(now + PAYMENT_MS) : null,
      },
      priced.order.lines.length === priced.lines.length
        ? priced.lines
        : priced.lines.filter(({ isPromotion }) => !isPromotion),
    )
    await takeCoupon(db, priced, placing, id)
    const at = new Date(now)
    const move = { conceptId, orderId: id, step: 1, status, at }
    await recordMove(db, { ...move, actor: 'customer', actorId: placing.customerId })
    await recordEvent(db, 'placed', order, { locationName: location.name, at })
    return { order, isNew: true }
  })
}

async function earlierOrder(db: Db, key: OrderKey) {
  const found = await findKey(db, key)
  if (!found) return null
  if (found.fingerprint !== key.fingerprint) {
    throw new Problem('key-reused', {
      detail: 'Another order was sent under this key.',
      source: 'idempotency-key',
    })
  }
  return readOrder(db, key.conceptId, found.orderId)
}

function refuseDetails(priced: PricedOrder, { book, payload, contact, words }: Placing) {
  const { orderType, location } = priced.place
  const payment = payload['payment-method']
  const cash = payload['cash-amount']
  const faults = detailFaults({
    orderType,
    locationId: location?.id ?? null,
    hasAddress: contact.address !== null,
    payment,
    table: payload['table-label'] ?? null,
    cash: cash == null ? null : toMinor(cash, book.decimals),
    total: priced.bill.total,
  })
  if (faults.length > 0) {
    throw new Problem(
      'order-details',
      ...faults.map((fault) => ({ code: fault, detail: words.details[fault] })),
    )
  }
  if (!isOffered(payment, book, priced)) {
    throw new Problem('payment-not-offered', {
      detail: words.paymentNotOffered,
      source: 'payment-method',
    })
  }
}

/** Points are paid with once there is a purse for them. */
const isOffered = (payment: PaymentMethod, { application }: PriceBook, { place }: PricedOrder) =>
  payment !== 'loyalty-points' &&
  offeredPayments(place.orderType, application.settings).includes(payment)

/** Nobody pays another sum than the button said. */
function refuseOtherTotal({ bill }: PricedOrder, { book, payload, words }: Placing) {
  const expected = payload['expected-total']
  if (expected == null || toMinor(expected, book.decimals) === bill.total) return
  throw new Problem('total-changed', { detail: words.totalChanged, source: 'expected-total' })
}

async function takeCoupon(db: Db, priced: PricedOrder, placing: Placing, orderId: string) {
  const { coupon, couponRefusal } = priced
  if (!coupon || couponRefusal) return
  const { conceptId } = placing.book.concept
  const { customerId, words, now } = placing
  const use = { conceptId, couponId: coupon.id, orderId, customerId, now: new Date(now) }
  if (await useCoupon(db, use)) return
  throw new Problem('coupon-refused', { detail: words.couponGone, source: 'coupon-code' })
}

function written(priced: PricedOrder, placing: Placing, location: Location) {
  const { bill, scheduledAt, place } = priced
  const { book, payload, contact, customerId, now } = placing
  const cash = payload['cash-amount']
  return {
    conceptId: book.concept.conceptId,
    locationId: location.id,
    day: dayOf(book, now),
    customerId,
    applicationId: book.application.id,
    source: payload.source,
    type: place.orderType,
    statusSince: new Date(now),
    paymentMethod: payload['payment-method'],
    paymentStatus: 'pending' as const,
    subtotalMinor: bill.subtotal,
    discountMinor: bill.discount,
    vatMinor: bill.vat,
    totalMinor: bill.total,
    bill,
    couponId: priced.couponRefusal ? null : (priced.coupon?.id ?? null),
    notes: payload.notes,
    tableLabel: payload['table-label'] ?? null,
    address: contact.address,
    car: contact.car,
    cashMinor: cash == null ? null : toMinor(cash, book.decimals),
    placedAt: new Date(now),
    scheduledAt: scheduledAt === null ? null : new Date(scheduledAt),
  }
}

const dayOf = ({ zone }: PriceBook, now: number) => conceptTime(now, zone).date
