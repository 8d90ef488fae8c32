import { ORDER_STATUSES } from '@sufra/domain/orders/order-lifecycle'
import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { PAYMENT_METHODS } from '@sufra/domain/vocabulary/payment-methods'
import { PAYMENT_STATUSES } from '@sufra/domain/vocabulary/payment-status'
import { z } from 'zod'
import { LocationResource } from '../branches/locations.ts'
import { Words } from '../brand/words.ts'
import { Amount } from '../wire/fields.ts'
import { Id, PageMeta } from '../wire/json-api.ts'
import { CalculationAttributes } from './calculations.ts'
import { CheckoutPayload } from './checkout-payload.ts'
import { PromotionResource } from './promotions.ts'

const Moment = z.iso.datetime()

/** POST /orders: the checkout payload and how it will be paid. */
export const OrderPayload = CheckoutPayload.extend({
  'payment-method': z.enum(PAYMENT_METHODS),
  /** What the customer will hand over in cash. */
  'cash-amount': Amount.nullish(),
  /** What the button said: the order is refused where it would cost something else. */
  'expected-total': Amount.nullish(),
})
export type OrderPayload = z.output<typeof OrderPayload>
export type WrittenOrder = z.input<typeof OrderPayload>

export const StatusCode = z.enum(ORDER_STATUSES)

/** A status an order has had, or has. */
export const OrderStatusAttributes = z.object({
  code: StatusCode,
  sequence: z.int(),
  'is-current': z.boolean(),
  /** In the language asked for. */
  description: z.string(),
  at: Moment,
  reason: z.string().nullable(),
})
export const OrderStatusList = z.object({
  data: z.array(
    z.object({
      type: z.literal('order-statuses'),
      id: z.string(),
      attributes: OrderStatusAttributes,
    }),
  ),
})

const Chosen = z.object({ id: Id, name: Words, price: Amount, quantity: z.int() })
const LeftOut = z.object({ id: Id, name: Words })

/** A line of an order, as it was ordered. */
export const OrderItemAttributes = z.object({
  'item-id': Id,
  name: Words,
  'image-uri': z.string().nullable(),
  quantity: z.int(),
  /** Of one piece with everything chosen, and of all. */
  price: Amount,
  total: Amount,
  notes: z.string(),
  'is-promotion': z.boolean(),
  modifiers: z.array(Chosen),
  'left-out': z.array(LeftOut),
  'combo-items': z.array(
    z.object({
      id: Id,
      'step-id': Id,
      name: Words,
      quantity: z.int(),
      price: Amount,
      modifiers: z.array(Chosen),
      'left-out': z.array(LeftOut),
    }),
  ),
})
export const OrderItemResource = z.object({
  type: z.literal('order-items'),
  id: z.string(),
  attributes: OrderItemAttributes,
})
export const OrderItemList = z.object({ data: z.array(OrderItemResource) })
export const OrderItemDocument = z.object({ data: OrderItemResource })

/** What may still be done about it by its customer. */
const Cancellation = z.object({ 'is-possible': z.boolean(), until: Moment.nullable() })

export const OrderAttributes = z.object({
  /** What people call it: counted by branch and day. */
  number: z.int(),
  type: z.enum(ORDER_TYPES),
  status: StatusCode,
  'status-sequence': z.int(),
  'status-since': Moment,
  'payment-method': z.enum(PAYMENT_METHODS),
  'payment-status': z.enum(PAYMENT_STATUSES),
  source: z.string(),
  'placed-at': Moment,
  'scheduled-time': Moment.nullable(),
  'promised-time': Moment,
  /** What was paid or is to be paid, and why. */
  bill: CalculationAttributes.omit({ 'quote-minutes': true, error: true, 'error-code': true }),
  notes: z.string(),
  'note-to-driver': z.string().nullable(),
  'table-number': z.string().nullable(),
  'location-id': Id,
  'location-name': Words,
  address: z
    .object({ label: z.string(), line1: z.string(), lat: z.number(), long: z.number() })
    .nullable(),
  car: z
    .object({ color: z.string(), maker: z.string(), 'plate-number': z.string().nullable() })
    .nullable(),
  'arrived-at': Moment.nullable(),
  'item-count': z.int(),
  cancellation: Cancellation,
  reason: z.string().nullable(),
  'is-rated': z.boolean(),
})

export const OrderResource = z
  .object({ type: z.literal('orders'), id: z.uuid(), attributes: OrderAttributes })
  .meta({ id: 'Order' })
export type OrderResource = z.infer<typeof OrderResource>

const Rating = z.object({ 'topic-id': Id, stars: z.int().min(1).max(5) })
export const FeedbackResource = z.object({
  type: z.literal('feedbacks'),
  id: z.string(),
  attributes: z.object({ ratings: z.array(Rating), comment: z.string(), 'created-at': Moment }),
})

export const OrderDocument = z.object({
  data: OrderResource,
  included: z.array(
    z.union([OrderItemResource, LocationResource, FeedbackResource, PromotionResource]),
  ),
})
export const OrderList = z.object({ data: z.array(OrderResource), meta: PageMeta })

/** GET /orders/{id}/employees */
export const EmployeeList = z.object({
  data: z.array(
    z.object({
      type: z.literal('employees'),
      id: z.uuid(),
      attributes: z.object({
        name: z.string(),
        function: z.literal('driver'),
        telephone: z.string().nullable(),
      }),
    }),
  ),
})

/** PATCH /orders/{id}/cancellation */
export const CancellationRequest = z.object({ reason: z.string().max(200).nullish() })
/** POST /orders/{id}/feedbacks */
export const FeedbackRequest = z.object({
  ratings: z.array(Rating).min(1).max(20),
  comment: z.string().trim().max(1_000).default(''),
})
/** POST /orders/{id}/statuses */
export const MoveRequest = z.object({
  status: StatusCode,
  reason: z.string().trim().max(200).nullish(),
})
