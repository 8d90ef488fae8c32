import { OrderList } from '@sufra/contract/orders/orders'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { onePage, paging, query } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import { type OrderParts, orderDesk } from './order-desk.ts'
import { findOrdersOf } from './order-reads.ts'
import { showOrders } from './show-orders.ts'

const SORTS = ['-placed-at', 'placed-at', '-created-at', 'created-at'] as const

export function customerOrderRoutes(parts: OrderParts): FastifyPluginAsyncZod {
  const { database, clock } = parts
  const desk = orderDesk(parts)
  return async (app) => {
    app.get(
      '/customers/:id/orders',
      {
        config: { access: 'owner' },
        schema: {
          tags: ['Orders'],
          summary: 'The customer’s own orders',
          params: z.object({ id: z.string().max(64) }),
          querystring: query({ ...paging, sort: z.enum(SORTS).default('-placed-at') }),
          response: answers(OrderList),
        },
      },
      async ({ tenant, params, query: asked }) => {
        const { conceptId } = tenant
        const book = await desk.bookOf(tenant)
        const isOldestFirst = !asked.sort.startsWith('-')
        return database.forConcept(conceptId, async (db) => {
          const rows = await findOrdersOf(db, conceptId, params.id, isOldestFirst)
          const { data, meta } = onePage(rows, asked)
          return { data: await showOrders(db, book, data, clock()), meta }
        })
      },
    )
  }
}
