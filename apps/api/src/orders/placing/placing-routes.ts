import { OrderDocument, OrderPayload } from '@sufra/contract/orders/orders'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem, refusal } from '../../platform/http/problems/problem.ts'
import { signedIn } from '../../platform/http/tenant/access.ts'
import { localeOf } from '../../platform/http/tenant/locale.ts'
import { including, query } from '../../platform/http/wire/query.ts'
import { answersToBody } from '../../platform/http/wire/responses.ts'
import { ORDER_INCLUDES, showOrder } from '../following/show-orders.ts'
import { type OrderParts, openCheckout } from '../pricing/checkout.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import { validateOrder } from '../pricing/validate-order.ts'
import { newOrderDocument } from './new-order-document.ts'
import type { OrderKey } from './new-order-queries.ts'
import { orderKey, placedBefore, placeOrder } from './place-order.ts'

const tags = ['Orders']
const access = 'verified-customer' as const
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/

export const PlacingEnvironment = {
  /** Orders a minute that one customer may place. */
  ORDERS_PER_MINUTE: z.coerce.number().int().positive().default(5),
}

export function placingRoutes(
  parts: OrderParts & { environment: z.infer<z.ZodObject<typeof PlacingEnvironment>> },
): FastifyPluginAsyncZod {
  const { database, books, clock } = parts
  const { ORDERS_PER_MINUTE: ordersPerMinute } = parts.environment
  const checkout = openCheckout(parts)
  return async (app) => {
    app.post(
      '/orders',
      {
        config: { access, isShedLast: true },
        schema: {
          tags,
          summary: 'Place an order',
          description:
            'Priced by the server, whatever the payload says. Sent again under the same ' +
            '`Idempotency-Key`, it answers with the order that was placed the first time.',
          headers: z.object({ 'idempotency-key': z.string().optional() }),
          querystring: query({ include: including(ORDER_INCLUDES) }),
          body: OrderPayload,
          response: { ...answersToBody(OrderDocument), 201: OrderDocument },
        },
      },
      async (request, reply) => {
        const { tenant, body: payload } = request
        const { id: customerId } = signedIn(request)
        const written = request.headers['idempotency-key'] ?? null
        if (written !== null && !IDEMPOTENCY_KEY.test(written)) {
          throw refusal('bad-request', {
            text: 'refusal_bad-idempotency-key',
            source: 'idempotency-key',
          })
        }
        const key = orderKey(tenant.conceptId, customerId, written, payload)
        const book = await books.of(tenant)
        const { include } = request.query
        const shown = { include, locale: localeOf(request), now: clock() }
        const placed = await place(request, book, key)
        if ('earlier' in placed) {
          const { earlier } = placed
          return database.forConcept(earlier.conceptId, (db) => showOrder(db, book, earlier, shown))
        }
        reply.code(201)
        return newOrderDocument(placed, book, shown)
      },
    )
  }

  async function place(
    request: FastifyRequest<{ Body: OrderPayload }>,
    book: PriceBook,
    key: OrderKey | null,
  ) {
    const { body: payload } = request
    try {
      const { priced, now, contact } = await checkout.price(request, payload)
      validateOrder(priced, book, payload, { isSignedIn: true })
      const customer = signedIn(request)
      const placing = { book, payload, customer, contact, ordersPerMinute, now }
      return await placeOrder(database, priced, key, placing)
    } catch (problem) {
      // What cannot be ordered any more may have been ordered already.
      const earlier = problem instanceof Problem ? await placedBefore(database, key) : null
      if (earlier) return { earlier }
      throw problem
    }
  }
}
