import { createHash, randomUUID } from 'node:crypto'
import type { OrderPayload } from '@sufra/contract/orders/orders'
import { conceptTime } from '@sufra/domain/clock/time-zone'
import { MAX_MONEY, type Money, toDecimal, toMinor } from '@sufra/domain/money/money'
import { detailFaults } from '@sufra/domain/orders/checkout-rules'
import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import { offeredPayments } from '@sufra/domain/orders/payment-choices'
import type { PaymentMethod } from '@sufra/domain/vocabulary/payment-methods'
import type { Location } from '../../locations/location-queries.ts'
import { takeAllowance } from '../../platform/allowances/take-allowance.ts'
import type { Database, Db } from '../../platform/database/connection.ts'
import { fieldRefusal, refusal } from '../../platform/http/problems/problem.ts'
import type { SignedInCustomer } from '../../platform/http/tenant/access.ts'
import { useCoupon } from '../../promotions/promotion-queries.ts'
import { eventBody } from '../order-event-queries.ts'
import type { OrderRow } from '../order-queries.ts'
import { countUnpaid, findOrder } from '../order-queries.ts'
import type { OrderContact } from '../pricing/order-contact.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import type { PricedOrder } from '../pricing/price-order.ts'
import type { NewlyPlaced } from './new-order-document.ts'
import { findKey, insertOrder, type NewOrder, type OrderKey } from './new-order-queries.ts'
import { type PromisedTime, promisedTime } from './promised-time.ts'

/** How long an order waits for its payment. */
const PAYMENT_MS = 15 * 60_000
/** Others may book the last room of a slot between reading and booking it. */
const MAX_ATTEMPTS = 5

export type Placing = {
  book: PriceBook
  payload: OrderPayload
  customer: Pick<SignedInCustomer, 'id' | 'accountType'>
  contact: OrderContact
  /** Orders a minute that one customer may place. */
  ordersPerMinute: number
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

/** New, or placed before under the same key. */
export type Placed = NewlyPlaced | { earlier: OrderRow }

/**
 * Places an order: the order, its key, the coupon's use, the kitchen's slot and the event are one
 * transaction. Sent twice under one key, even at once, it is placed once.
 */
export async function placeOrder(
  database: Database,
  priced: PricedOrder,
  key: OrderKey | null,
  placing: Placing,
): Promise<Placed> {
  const { book } = placing
  const location = priced.destination.location
  if (!location) throw refusal('no-place', { source: 'location' })
  refuseDetails(priced, placing)
  refuseOtherTotal(priced, placing)

  const isSoon = priced.scheduledAt === null
  for (let attempt = 0; attempt < (isSoon ? MAX_ATTEMPTS : 1); attempt++) {
    try {
      return await database.forConcept(book.concept.conceptId, (db) =>
        write(db, priced, key, { ...placing, location }),
      )
    } catch (error) {
      if (!(error instanceof FullSlot)) throw error
    }
  }
  throw noTime(priced)
}

/** The slot was filled meanwhile: what has been written with it is taken back. */
class FullSlot extends Error {}

async function write(
  db: Db,
  priced: PricedOrder,
  key: OrderKey | null,
  placing: Placing & { location: Location },
): Promise<Placed> {
  const { book, location, now } = placing
  await refuseTooMany(db, placing)
  const promise = await promisedTime(db, book, location, priced, now)
  if (!promise) throw noTime(priced)
  const order = newOrder(priced, promise, placing)
  const lines = linesOf(priced, order)
  const given = { locationName: location.name, at: order.placedAt }
  const event = eventBody('placed', { ...order, number: 0 }, given)
  const written = await insertOrder(db, { order, lines, event, key })
  if (written.outcome === 'slot-full') throw new FullSlot()
  if (written.outcome === 'key-taken') {
    const earlier = key && (await earlierOrder(db, key))
    if (earlier) return { earlier }
    throw new Error('A taken key has no order.')
  }
  await takeCoupon(db, priced, placing, order.id)
  const promotion = order.couponId === null ? null : priced.coupon
  return { order: { ...order, number: written.number }, lines, promotion }
}

/** A guest is known by a number alone: so many orders are cooked for them on trust. */
const MAX_UNPAID_OF_GUEST = 3

async function refuseTooMany(db: Db, { book, customer, ordersPerMinute, now }: Placing) {
  const { conceptId } = book.concept
  const limits = [{ max: ordersPerMinute, withinMs: 60_000 }]
  const wait = await takeAllowance(db, { conceptId, key: `order:${customer.id}`, limits, now })
  if (wait > 0) throw refusal('too-many-orders').after(wait)
  if (customer.accountType !== 'guest') return
  const unpaid = await countUnpaid(db, { conceptId, customerId: customer.id })
  if (unpaid >= MAX_UNPAID_OF_GUEST) {
    throw refusal('too-many-unpaid', { values: { count: unpaid } })
  }
}

const noTime = ({ scheduledAt }: PricedOrder) =>
  scheduledAt === null
    ? refusal('store-closed')
    : refusal('invalid-schedule', { source: 'scheduled-time' })

async function earlierOrder(db: Db, key: OrderKey) {
  const found = await findKey(db, key)
  if (!found) return null
  if (found.fingerprint !== key.fingerprint) {
    throw refusal('key-reused', { source: 'idempotency-key' })
  }
  return findOrder(db, key.conceptId, found.orderId)
}

function refuseDetails(priced: PricedOrder, { book, payload, contact }: Placing) {
  const { orderType, location } = priced.destination
  const payment = payload['payment-method']
  const faults = detailFaults({
    orderType,
    locationId: location?.id ?? null,
    hasAddress: contact.address !== null,
    payment,
    table: payload['table-label'] ?? null,
    cash: cashOf(payload, book),
    total: priced.bill.total,
  })
  if (faults.length > 0) {
    throw refusal(
      'order-details',
      ...faults.map((fault) => ({ code: fault, text: `missing_${fault}` }) as const),
    )
  }
  if (!isOffered(payment, book, priced)) {
    throw refusal('payment-not-offered', { source: 'payment-method' })
  }
}

/** What the customer will hand over; null when nothing was said of it. */
function cashOf({ 'cash-amount': cash }: OrderPayload, { decimals }: PriceBook): Money | null {
  if (cash == null) return null
  const minor = toMinor(cash, decimals)
  if (minor !== null) return minor
  const isTooMuch = cash > toDecimal(MAX_MONEY, decimals)
  throw fieldRefusal('cash-amount', isTooMuch ? 'amount-too-large' : 'invalid-amount')
}

/** Points cannot be paid with yet. */
const isOffered = (
  payment: PaymentMethod,
  { application }: PriceBook,
  { destination }: PricedOrder,
) =>
  payment !== 'loyalty-points' &&
  offeredPayments(destination.orderType, application.settings).includes(payment)

/** Refused when the total differs from the one the customer confirmed. */
function refuseOtherTotal({ bill }: PricedOrder, { book, payload }: Placing) {
  const expected = payload['expected-total']
  if (expected == null || toMinor(expected, book.decimals) === bill.total) return
  throw refusal('total-changed', { source: 'expected-total' })
}

async function takeCoupon(db: Db, priced: PricedOrder, placing: Placing, orderId: string) {
  const { coupon, couponRefusal } = priced
  if (!coupon || couponRefusal) return
  const { conceptId } = placing.book.concept
  const { customer, now } = placing
  const use = {
    conceptId,
    couponId: coupon.id,
    orderId,
    customerId: customer.id,
    now: new Date(now),
  }
  if (await useCoupon(db, use)) return
  throw refusal('coupon-refused', { text: 'offer_used-up', source: 'coupon-code' })
}

function newOrder(
  priced: PricedOrder,
  promise: PromisedTime,
  placing: Placing & { location: Location },
): NewOrder {
  const { bill, scheduledAt, destination } = priced
  const { book, location, payload, contact, customer, now } = placing
  const status: OrderStatus =
    payload['payment-method'] === 'card' ? 'waiting-for-payment' : 'posted'
  const at = new Date(now)
  return {
    conceptId: book.concept.conceptId,
    id: randomUUID(),
    locationId: location.id,
    day: conceptTime(now, book.zone).date,
    customerId: customer.id,
    applicationId: book.application.id,
    source: payload.source,
    type: destination.orderType,
    status,
    statusSince: at,
    paymentMethod: payload['payment-method'],
    paymentStatus: 'pending',
    subtotalMinor: bill.subtotal,
    discountMinor: bill.discount,
    vatMinor: bill.vat,
    totalMinor: bill.total,
    bill,
    couponId: priced.couponRefusal ? null : (priced.coupon?.id ?? null),
    notes: payload.notes ?? '',
    tableLabel: payload['table-label'] ?? null,
    address: contact.address,
    car: contact.car,
    cashMinor: cashOf(payload, book),
    placedAt: at,
    scheduledAt: scheduledAt === null ? null : new Date(scheduledAt),
    promisedAt: new Date(promise.promisedAt),
    slotAt: new Date(promise.slotAt),
    releasedAt: new Date(promise.releasedAt),
    isReleased: promise.releasedAt <= now,
    expiresAt: status === 'waiting-for-payment' ? new Date(now + PAYMENT_MS) : null,
    arrivedAt: null,
    reason: null,
    driverId: null,
  }
}

/** What a coupon that does not count would have given is no line of the order. */
function linesOf(priced: PricedOrder, { conceptId, id: orderId }: NewOrder) {
  const isWhole = priced.order.lines.length === priced.lines.length
  const lines = isWhole ? priced.lines : priced.lines.filter(({ isPromotion }) => !isPromotion)
  return lines.map((line, index) => ({
    conceptId,
    orderId,
    position: index + 1,
    itemId: line.itemId,
    quantity: line.quantity,
    pieceMinor: line.total,
    line,
  }))
}
