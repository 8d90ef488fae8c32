import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { PAYMENT_METHODS } from '@sufra/domain/vocabulary/payment-methods'
import { z } from 'zod'
import { Words } from '../brand/words.ts'
import { Id } from '../wire/json-api.ts'
import { StatusCode } from './orders.ts'

/** Something that happened to an order, as its subscribers receive it. */
export const OrderEvent = z.object({
  kind: z.enum(['placed', 'released', 'moved', 'arrived', 'driver']),
  at: z.iso.datetime(),
  customer: z.object({ id: z.string() }),
  order: z.object({
    id: z.uuid(),
    number: z.int(),
    type: z.enum(ORDER_TYPES),
    'current-status': z.object({ code: StatusCode, sequence: z.int() }),
    'payment-method': z.enum(PAYMENT_METHODS),
    'location-id': Id,
    'location-name': Words,
  }),
})
export type OrderEvent = z.infer<typeof OrderEvent>
