import { CancellationRequest, OrderDocument } from '@sufra/contract/orders/orders'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { signedIn } from '../../platform/http/tenant/access.ts'
import { localeOf } from '../../platform/http/tenant/locale.ts'
import { answersToBody } from '../../platform/http/wire/responses.ts'
import { OrderPath } from '../following/own-order.ts'
import { showOrder } from '../following/show-orders.ts'
import type { OrderRow } from '../order-queries.ts'
import type { OrderParts } from '../pricing/checkout.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import { arrive, cancelOrder } from './customer-actions.ts'

const tags = ['Orders']
const access = 'verified-customer' as const

/** What a customer may do with an order that has been placed. */
export function customerActionRoutes(parts: OrderParts): FastifyPluginAsyncZod {
  const { database, books, clock } = parts
  return async (app) => {
    app.patch(
      '/orders/:id/cancellation',
      {
        config: { access },
        schema: {
          tags,
          summary: 'Cancel one of the customer’s own orders',
          params: OrderPath,
          body: CancellationRequest,
          response: answersToBody(OrderDocument),
        },
      },
      async (request) => {
        const { conceptId } = request.tenant
        const cancellation = {
          customerId: signedIn(request).id,
          id: request.params.id,
          reason: request.body.reason ?? null,
          now: clock(),
        }
        const book = await books.of(request.tenant)
        const order = await database.forConcept(conceptId, (db) =>
          cancelOrder(db, book, cancellation),
        )
        return answer(request, book, order)
      },
    )

    app.post(
      '/orders/:id/arrival',
      {
        config: { access },
        schema: {
          tags,
          summary: 'The customer waits at the curb',
          params: OrderPath,
          response: answersToBody(OrderDocument),
        },
      },
      async (request) => {
        const { tenant, params } = request
        const { id: customerId } = signedIn(request)
        const book = await books.of(tenant)
        const order = await database.forConcept(tenant.conceptId, (db) =>
          arrive(db, book, { customerId, id: params.id, now: clock() }),
        )
        return answer(request, book, order)
      },
    )
  }

  function answer(request: FastifyRequest, book: PriceBook, order: OrderRow) {
    const shown = { include: [], locale: localeOf(request), now: clock() }
    return database.forConcept(order.conceptId, (db) => showOrder(db, book, order, shown))
  }
}
