import type { ApiClient } from '@sufra/contract/client/client'
import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import type { Words } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { PaymentMethod } from '@sufra/domain/vocabulary/payment-methods'
import type { PaymentStatus } from '@sufra/domain/vocabulary/payment-status'
import { type Figures, readCalculation } from '../pricing/figures.ts'

type OrderDocument = Awaited<ReturnType<ApiClient['orders']['order']>>
type Wire = OrderDocument['data']
type StatusList = Awaited<ReturnType<ApiClient['orders']['statuses']>>

/** An order as its customer sees it. Moments in epoch milliseconds, amounts in minor units. */
export type Order = {
  id: string
  number: number
  type: OrderType
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  placedAt: number
  scheduledAt: number | null
  promisedAt: number
  figures: Figures
  promotionName: Words | null
  notes: string
  noteToDriver: string | null
  table: string | null
  locationId: number
  locationName: Words
  address: { label: string; line1: string } | null
  car: { color: string; maker: string; plate: string | null } | null
  hasArrived: boolean
  itemCount: number
  canCancel: boolean
  /** By the server's clock; null where no countdown runs. */
  cancelUntil: number | null
  /** Why it was cancelled or failed. */
  reason: string | null
  isRated: boolean
}

export type OrderItem = Extract<
  OrderDocument['included'][number],
  { type: 'order-items' }
>['attributes']
export type OrderBranch = Extract<
  OrderDocument['included'][number],
  { type: 'locations' }
>['attributes']
export type StatusStep = { status: OrderStatus; at: number }

export function readOrder({ id, attributes }: Wire, decimals: number): Order {
  const { address, car, cancellation, bill } = attributes
  const unsaid = { 'quote-minutes': null, error: null, 'error-code': null }
  return {
    id,
    number: attributes.number,
    type: attributes.type,
    status: attributes.status,
    paymentMethod: attributes['payment-method'],
    paymentStatus: attributes['payment-status'],
    placedAt: Date.parse(attributes['placed-at']),
    scheduledAt: momentOf(attributes['scheduled-time']),
    promisedAt: Date.parse(attributes['promised-time']),
    figures: readCalculation({ ...bill, ...unsaid }, decimals),
    promotionName: bill['promotion-name'],
    notes: attributes.notes,
    noteToDriver: attributes['note-to-driver'],
    table: attributes['table-number'],
    locationId: attributes['location-id'],
    locationName: attributes['location-name'],
    address: address && { label: address.label, line1: address.line1 },
    car: car && { color: car.color, maker: car.maker, plate: car['plate-number'] },
    hasArrived: attributes['arrived-at'] !== null,
    itemCount: attributes['item-count'],
    canCancel: cancellation['is-possible'],
    cancelUntil: momentOf(cancellation.until),
    reason: attributes.reason,
    isRated: attributes['is-rated'],
  }
}

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text))

export const itemsIn = ({ included }: OrderDocument): OrderItem[] =>
  included.flatMap((each) => (each.type === 'order-items' ? each.attributes : []))

export const branchIn = ({ included }: OrderDocument): OrderBranch | null =>
  included.flatMap((each) => (each.type === 'locations' ? each.attributes : []))[0] ?? null

export const stepsIn = ({ data }: StatusList): StatusStep[] =>
  data.map(({ attributes: { code, at } }) => ({ status: code, at: Date.parse(at) }))
