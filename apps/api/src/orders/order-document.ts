import type { OrderResource } from '@sufra/contract/orders/orders'
import { toDecimal } from '@sufra/domain/money/money'
import { type CancellationRules, cancellationAt } from '@sufra/domain/orders/order-cancellation'
import { sequenceOf } from '@sufra/domain/orders/order-lifecycle'
import type { Bill } from '@sufra/domain/pricing/bill'
import type { Words } from '@sufra/domain/text/locales'
import { billRow, billSums } from './calculation-document.ts'
import type { OrderRow } from './order-events.ts'

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
