import {
  EmployeeList,
  OrderDocument,
  OrderItemDocument,
  OrderItemList,
  OrderList,
  OrderStatusList,
} from '@sufra/contract/orders/orders'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../platform/http/problems/problem.ts'
import { signedIn } from '../../platform/http/tenant/access.ts'
import { localeOf } from '../../platform/http/tenant/locale.ts'
import { including, onePage, paging, query } from '../../platform/http/wire/query.ts'
import { answers } from '../../platform/http/wire/responses.ts'
import { findStaffMember } from '../../staff/staff-queries.ts'
import { findLines, findMoves, findOrdersOf, type OrderRow } from '../order-queries.ts'
import type { OrderParts } from '../pricing/checkout.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import { driverResource, orderItemResource, statusResource } from './order-document.ts'
import { OrderPath, ownOrder } from './own-order.ts'
import { ORDER_INCLUDES, showOrder, showOrders } from './show-orders.ts'

const tags = ['Orders']
const access = 'verified-customer' as const
const SORTS = ['-placed-at', 'placed-at', '-created-at', 'created-at'] as const

/** What a customer reads of their own orders. */
export function orderRoutes(parts: OrderParts): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(orderDocumentRoutes(parts))
    await app.register(orderPartRoutes(parts))
  }
}

/** Whole orders. */
function orderDocumentRoutes(parts: OrderParts): FastifyPluginAsyncZod {
  const { database, books, clock } = parts
  const own = ownOrders(parts)
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
        const book = await books.of(tenant)
        const isOldestFirst = !asked.sort.startsWith('-')
        return database.forConcept(conceptId, async (db) => {
          const rows = await findOrdersOf(db, { conceptId, customerId: params.id }, isOldestFirst)
          const { data, meta } = onePage(rows, asked)
          return { data: await showOrders(db, book, data, clock()), meta }
        })
      },
    )

    app.get(
      '/orders/:id',
      {
        config: { access },
        schema: {
          tags,
          summary: 'One of the customer’s own orders',
          params: OrderPath,
          querystring: query({ include: including(ORDER_INCLUDES) }),
          response: answers(OrderDocument),
        },
      },
      async (request) => {
        const { book, order } = await own(request)
        const shown = { include: request.query.include, locale: localeOf(request), now: clock() }
        return database.forConcept(order.conceptId, (db) => showOrder(db, book, order, shown))
      },
    )
  }
}

/** Statuses, lines and the driver of one order. */
function orderPartRoutes(parts: OrderParts): FastifyPluginAsyncZod {
  const { database } = parts
  const own = ownOrders(parts)
  return async (app) => {
    app.get(
      '/orders/:id/statuses',
      {
        config: { access },
        schema: {
          tags,
          summary: 'The statuses an order has had',
          params: OrderPath,
          querystring: query({ visible: z.enum(['0', '1']).optional() }),
          response: answers(OrderStatusList),
        },
      },
      async (request) => {
        const { conceptId, id } = (await own(request)).order
        const moves = await database.forConcept(conceptId, (db) => findMoves(db, conceptId, id))
        const locale = localeOf(request)
        const isShown = ({ status }: { status: string }) =>
          request.query.visible !== '1' || status !== 'waiting-for-payment'
        const current = moves.at(-1)
        return {
          data: moves
            .filter(isShown)
            .map((move) =>
              statusResource(String(move.step), move, { isCurrent: move === current, locale }),
            ),
        }
      },
    )

    app.get(
      '/orders/:id/items',
      {
        config: { access },
        schema: {
          tags,
          summary: 'The lines of an order',
          params: OrderPath,
          response: answers(OrderItemList),
        },
      },
      async (request) => ({ data: await itemsOf(await own(request)) }),
    )

    app.get(
      '/orders/:id/items/:itemId',
      {
        config: { access },
        schema: {
          tags,
          summary: 'One line of an order',
          params: OrderPath.extend({ itemId: z.string().max(20) }),
          response: answers(OrderItemDocument),
        },
      },
      async (request) => {
        const items = await itemsOf(await own(request))
        const data = items.find(({ id }) => id === request.params.itemId)
        if (!data) throw notFound()
        return { data }
      },
    )

    app.get(
      '/orders/:id/employees',
      {
        config: { access },
        schema: {
          tags,
          summary: 'Who brings the order',
          params: OrderPath,
          querystring: query({ function: z.enum(['driver']).optional() }),
          response: answers(EmployeeList),
        },
      },
      async (request) => {
        const { order } = await own(request)
        return database.forConcept(order.conceptId, async (db) => {
          const driver = await findStaffMember(db, order.conceptId, order.driverId)
          return { data: driver ? [driverResource(driver)] : [] }
        })
      },
    )
  }

  async function itemsOf({ book, order }: { book: PriceBook; order: OrderRow }) {
    const { conceptId } = order
    const lines = await database.forConcept(conceptId, (db) => findLines(db, conceptId, [order.id]))
    return lines.map((line) => orderItemResource(line, book.decimals))
  }
}

/** The order a path names, if it is the caller's, and the book it is shown with. */
const ownOrders =
  ({ database, books }: OrderParts) =>
  async (request: FastifyRequest & { params: { id: string } }) => {
    const { tenant, params } = request
    const { conceptId } = tenant
    const { id: customerId } = signedIn(request)
    const book = await books.of(tenant)
    const order = await database.forConcept(conceptId, (db) =>
      ownOrder(db, { conceptId, customerId, id: params.id }),
    )
    return { book, order }
  }
