import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { PAYMENT_METHODS } from '@sufra/domain/vocabulary/payment-methods'
import { PAYMENT_STATUSES } from '@sufra/domain/vocabulary/payment-status'
import { z } from 'zod'
import { Words } from '../brand/words.ts'
import { Amount } from '../wire/fields.ts'
import { Id, RandomId } from '../wire/json-api.ts'
import { StatusCode } from './orders.ts'

const Moment = z.iso.datetime()

const Chosen = z.object({ id: Id, name: Words, quantity: z.int() })
const LeftOut = z.object({ id: Id, name: Words })

/** What the kitchen must know of a line: no prices. */
export const BoardLine = z.object({
  'item-id': Id,
  name: Words,
  quantity: z.int(),
  notes: z.string(),
  modifiers: z.array(Chosen),
  'left-out': z.array(LeftOut),
  'combo-items': z.array(
    z.object({
      id: Id,
      name: Words,
      quantity: z.int(),
      modifiers: z.array(Chosen),
      'left-out': z.array(LeftOut),
    }),
  ),
})
export type BoardLine = z.infer<typeof BoardLine>

export const BoardOrder = z
  .object({
    type: z.literal('orders'),
    id: RandomId,
    attributes: z.object({
      number: z.int(),
      type: z.enum(ORDER_TYPES),
      status: StatusCode,
      'status-since': Moment,
      'placed-at': Moment,
      /** Since when the branch sees it: elapsed time counts from here. */
      'released-at': Moment,
      'scheduled-time': Moment.nullable(),
      'promised-time': Moment,
      'payment-method': z.enum(PAYMENT_METHODS),
      'payment-status': z.enum(PAYMENT_STATUSES),
      total: Amount,
      /** What the branch or the driver still has to take; 0 when it is paid for. */
      'to-collect': Amount,
      /** What the customer will hand over in cash, where they said. */
      'cash-amount': Amount.nullable(),
      customer: z.object({
        name: z.string(),
        /** All but its last digits are dots. */
        mobile: z.string().nullable(),
      }),
      notes: z.string(),
      'table-number': z.string().nullable(),
      car: z
        .object({ color: z.string(), maker: z.string(), 'plate-number': z.string().nullable() })
        .nullable(),
      'arrived-at': Moment.nullable(),
      address: z
        .object({
          label: z.string(),
          line1: z.string(),
          /** Building, floor, flat and the like, in the customer's words. */
          details: z.array(z.string()),
          instructions: z.string().nullable(),
          lat: z.number(),
          long: z.number(),
        })
        .nullable(),
      driver: z.object({ id: RandomId, name: z.string() }).nullable(),
      reason: z.string().nullable(),
      lines: z.array(BoardLine),
    }),
  })
  .meta({ id: 'BoardOrder' })
export type BoardOrder = z.infer<typeof BoardOrder>

/** GET /board */
export const BoardDocument = z.object({
  data: z.array(BoardOrder),
  meta: z.object({
    'location-id': Id,
    'accepts-orders': z.boolean(),
    /** The server's clock, for devices whose own is wrong. */
    now: Moment,
    /** When the next scheduled order comes onto the board; null when none waits. */
    'next-release': Moment.nullable(),
  }),
})
export type BoardDocument = z.infer<typeof BoardDocument>

/** GET /board/drivers */
export const BoardDriverList = z.object({
  data: z.array(
    z.object({
      type: z.literal('employees'),
      id: RandomId,
      attributes: z.object({
        name: z.string(),
        function: z.literal('driver'),
        telephone: z.string().nullable(),
        /** Deliveries they have in hand at this branch. */
        'open-orders': z.int(),
      }),
    }),
  ),
})
export type BoardDriver = z.infer<typeof BoardDriverList>['data'][number]

/** PUT /orders/{id}/driver; null: nobody. */
export const DriverRequest = z.object({ 'driver-id': RandomId.nullable() })

/** PATCH /locations/{id}/acceptance */
export const AcceptanceRequest = z.object({ 'accepts-orders': z.boolean() })

/** GET /locations/{id}/stock: what the branch sells, and what of it has run out. */
export const StockDocument = z.object({
  data: z.array(
    z.object({
      type: z.literal('stock-categories'),
      id: Id,
      attributes: z.object({
        name: Words,
        'is-out': z.boolean(),
        items: z.array(
          z.object({
            id: Id,
            name: Words,
            'image-uri': z.string().nullable(),
            'is-out': z.boolean(),
          }),
        ),
      }),
    }),
  ),
})
export type StockCategory = z.infer<typeof StockDocument>['data'][number]
export type StockItem = StockCategory['attributes']['items'][number]
