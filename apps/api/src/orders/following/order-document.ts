import type { OrderResource } from '@sufra/contract/orders/orders'
import type { LineIngredient, LineModifier } from '@sufra/domain/cart/cart-line'
import { toDecimal } from '@sufra/domain/money/money'
import { type CancellationRules, cancellationAt } from '@sufra/domain/orders/order-cancellation'
import { type OrderStatus, sequenceOf } from '@sufra/domain/orders/order-lifecycle'
import type { Bill } from '@sufra/domain/pricing/bill'
import type { Locale, Words } from '@sufra/domain/text/locales'
import { textIn } from '@sufra/i18n/server-texts'
import type { StaffRow } from '../../staff/staff-queries.ts'
import type { OrderFeedbackRow, OrderLineRow, OrderRow } from '../order-queries.ts'
import { billRow, billSums } from '../pricing/calculation-document.ts'

export type OrderSetting = {
  decimals: number
  vatType: 'inclusive' | 'exclusive'
  cancellation: CancellationRules
  locationName: Words
  now: number
  itemCount: number
  isRated: boolean
  /** Of the coupon that was used. */
  promotionName: Words | null
}

export function orderResource(order: OrderRow, setting: OrderSetting): OrderResource {
  const cancellation = cancellationAt(
    { status: order.status, statusSince: order.statusSince.getTime() },
    setting.cancellation,
    setting.now,
  )
  const until = cancellation.state === 'possible' ? cancellation.until : null
  return {
    type: 'orders',
    id: order.id,
    attributes: {
      number: order.number,
      type: order.type,
      status: order.status,
      'status-sequence': sequenceOf(order.status),
      'status-since': order.statusSince.toISOString(),
      'payment-method': order.paymentMethod,
      'payment-status': order.paymentStatus,
      source: order.source,
      'placed-at': order.placedAt.toISOString(),
      'scheduled-time': order.scheduledAt?.toISOString() ?? null,
      'promised-time': order.promisedAt.toISOString(),
      bill: { ...billOfOrder(order.bill, setting), location: order.locationId },
      notes: order.notes,
      'note-to-driver': order.address?.instructions ?? null,
      'table-number': order.tableLabel,
      'location-id': order.locationId,
      'location-name': setting.locationName,
      address: order.address && {
        label: order.address.label,
        line1: order.address.line1,
        lat: order.address.lat,
        long: order.address.long,
      },
      car: order.car && {
        color: order.car.color,
        maker: order.car.maker,
        'plate-number': order.car.plateNumber,
      },
      'arrived-at': order.arrivedAt?.toISOString() ?? null,
      'item-count': setting.itemCount,
      cancellation: {
        'is-possible': cancellation.state === 'possible',
        until: until === null ? null : new Date(until).toISOString(),
      },
      reason: order.reason,
      'is-rated': setting.isRated,
    },
  }
}

function billOfOrder(bill: Bill, { decimals, vatType, promotionName }: OrderSetting) {
  const amount = (minor: number) => toDecimal(minor, decimals)
  return {
    ...billSums(bill, amount),
    'discount-code': null,
    'promotion-name': promotionName,
    'vat-type': vatType,
    taxes: bill.taxes.map((row) => billRow(row, amount)),
    charges: bill.charges.map((row) => billRow(row, amount)),
  }
}

/** A line as it was ordered. */
export function orderItemResource({ position, line }: OrderLineRow, decimals: number) {
  const amount = (minor: number) => toDecimal(minor, decimals)
  const chosen = ({ id, names, price, quantity }: LineModifier) => ({
    id,
    name: names,
    price: amount(price),
    quantity,
  })
  return {
    type: 'order-items' as const,
    id: String(position),
    attributes: {
      'item-id': line.itemId,
      name: line.names,
      'image-uri': line.picture,
      quantity: line.quantity,
      price: amount(line.total),
      total: amount(line.total * line.quantity),
      notes: line.notes,
      'is-promotion': line.isPromotion,
      modifiers: line.modifiers.map(chosen),
      'left-out': leftOut(line.ingredients),
      'combo-items': line.comboItems.map((pick) => ({
        id: pick.id,
        'step-id': pick.stepId,
        name: pick.names,
        quantity: pick.quantity,
        price: amount(pick.price),
        modifiers: pick.modifiers.flatMap(({ modifiers }) => modifiers).map(chosen),
        'left-out': leftOut(pick.ingredients),
      })),
    },
  }
}

const leftOut = (ingredients: readonly LineIngredient[]) =>
  ingredients.filter(({ checked }) => !checked).map(({ id, names }) => ({ id, name: names }))

/** What a customer thinks of an order. */
export const feedbackResource = ({ orderId, ratings, comment, createdAt }: OrderFeedbackRow) => ({
  type: 'feedbacks' as const,
  id: orderId,
  attributes: {
    ratings: ratings.map(({ topicId, stars }) => ({ 'topic-id': topicId, stars })),
    comment,
    'created-at': createdAt.toISOString(),
  },
})

/** One of the statuses an order has had. */
export const statusResource = (
  id: string,
  move: { status: OrderStatus; at: Date; reason: string | null },
  { isCurrent, locale }: { isCurrent: boolean; locale: Locale },
) => ({
  type: 'order-statuses' as const,
  id,
  attributes: {
    code: move.status,
    sequence: sequenceOf(move.status),
    'is-current': isCurrent,
    description: textIn(locale)(`status_${move.status}`),
    at: move.at.toISOString(),
    reason: move.reason,
  },
})

/** Who brings the order, as the customer may know them. */
export const driverResource = ({ id, name, telephone }: StaffRow) => ({
  type: 'employees' as const,
  id,
  attributes: { name, function: 'driver' as const, telephone },
})
