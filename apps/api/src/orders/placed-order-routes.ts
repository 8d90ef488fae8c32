import {
  CancellationRequest,
  EmployeeList,
  OrderDocument,
  OrderItemDocument,
  OrderItemList,
  OrderPayload,
  OrderStatusList,
} from '@sufra/contract/orders/orders'
import { sequenceOf } from '@sufra/domain/orders/order-lifecycle'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { locationResource } from '../locations/location-document.ts'
import { notFound, Problem } from '../platform/http/problems/problem.ts'
import { signedIn } from '../platform/http/tenant/access.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { including, query } from '../platform/http/wire/query.ts'
import { answers, answersToBody } from '../platform/http/wire/responses.ts'
import { arrive } from './arrive.ts'
import { cancelOrder } from './cancel-order.ts'
import { findDriver } from './driver-queries.ts'
import { feedbackResource } from './feedback-document.ts'
import { newOrderDocument } from './new-order-document.ts'
import { type OrderParts, orderDesk } from './order-desk.ts'
import type { OrderRow } from './order-events.ts'
import { orderItemResource } from './order-item-document.ts'
import { findFeedbacks, findLines, findMoves } from './order-reads.ts'
import { STATUS_WORDS } from './order-status-words.ts'
import { orderWords } from './order-words.ts'
import type { OrderKey } from './order-writes.ts'
import { OrderPath, ownOrder } from './own-order.ts'
import { orderKey, placedBefore, placeOrder } from './place-order.ts'
import type { PriceBook } from './price-book.ts'
import { showOrders } from './show-orders.ts'
import { validateOrder } from './validate-order.ts'

const tags = ['Orders']
const INCLUDES = ['items', 'combos', 'location', 'feedbacks.ratings', 'promotion'] as const
const access = 'verified-customer' as const
const KEY = /^[\w-]{8,100}$/

export function placedOrderRoutes(parts: OrderParts): FastifyPluginAsyncZod {
  const { database, clock } = parts
  const desk = orderDesk(parts)
  return async (app) => {
    app.post(
      '/orders',
      {
        config: { access },
        schema: {
          tags,
          summary: 'Place an order',
          description:
            'Priced by the server, whatever the payload says. Sent again under the same ' +
            '`Idempotency-Key`, it answers with the order that was placed the first time.',
          headers: z.object({ 'idempotency-key': z.string().optional() }),
          querystring: query({ include: including(INCLUDES) }),
          body: OrderPayload,
          response: { ...answersToBody(OrderDocument), 201: OrderDocument },
        },
      },
      async (request, reply) => {
        const { tenant, body: payload } = request
        const { id: customerId } = signedIn(request)
        const written = request.headers['idempotency-key'] ?? null
        if (written !== null && !KEY.test(written)) {
          throw new Problem('bad-request', {
            detail: 'An idempotency key has 8 to 100 letters, digits or hyphens.',
            source: 'idempotency-key',
          })
        }
        const key = orderKey(tenant.conceptId, customerId, written, payload)
        const book = await desk.bookOf(tenant)
        const { include } = request.query
        const placed = await place(request, book, key)
        if ('earlier' in placed) return document(book, placed.earlier, include, localeOf(request))
        reply.code(201)
        const wants = (name: string) => include.some((each) => each === name)
        return newOrderDocument(placed, { book, now: clock(), locale: localeOf(request), wants })
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
          querystring: query({ include: including(INCLUDES) }),
          response: answers(OrderDocument),
        },
      },
      async (request) => {
        const { book, order } = await own(request)
        return document(book, order, request.query.include, localeOf(request))
      },
    )

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
        const { book, order } = await own(request)
        const { conceptId } = book.concept
        const moves = await database.forConcept(conceptId, (db) =>
          findMoves(db, conceptId, order.id),
        )
        const locale = localeOf(request)
        const isShown = ({ status }: { status: string }) =>
          request.query.visible !== '1' || status !== 'waiting-for-payment'
        const current = moves.at(-1)
        return {
          data: moves.filter(isShown).map((move) => ({
            type: 'order-statuses' as const,
            id: String(move.step),
            attributes: {
              code: move.status,
              sequence: sequenceOf(move.status),
              'is-current': move === current,
              description: STATUS_WORDS[move.status][locale],
              at: move.at.toISOString(),
              reason: move.reason,
            },
          })),
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
          const driver = await findDriver(db, order)
          return { data: driver ? [driver] : [] }
        })
      },
    )

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
        const { tenant, params } = request
        const { id: customerId } = signedIn(request)
        const book = await desk.bookOf(tenant)
        const wish = {
          customerId,
          id: params.id,
          reason: request.body.reason ?? null,
          now: clock(),
        }
        const words = orderWords(localeOf(request))
        const order = await database.forConcept(tenant.conceptId, (db) =>
          cancelOrder(db, book, wish, words),
        )
        return document(book, order, [], localeOf(request))
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
        const book = await desk.bookOf(tenant)
        const order = await database.forConcept(tenant.conceptId, (db) =>
          arrive(db, book, { customerId, id: params.id, now: clock() }),
        )
        return document(book, order, [], localeOf(request))
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
      const { priced, words, now, contact } = await desk.price(request, payload)
      validateOrder(priced, book, payload, { isSignedIn: true, words })
      const customerId = signedIn(request).id
      const placing = { book, payload, customerId, contact, words, now }
      return await placeOrder(database, priced, key, placing)
    } catch (problem) {
      // What cannot be ordered any more may have been ordered already.
      const earlier = problem instanceof Problem ? await placedBefore(database, key) : null
      if (earlier) return { earlier }
      throw problem
    }
  }

  async function own(request: Parameters<typeof signedIn>[0] & { params: { id: string } }) {
    const { tenant, params } = request
    const { id: customerId } = signedIn(request)
    const book = await desk.bookOf(tenant)
    const order = await database.forConcept(tenant.conceptId, (db) =>
      ownOrder(db, { conceptId: tenant.conceptId, customerId, id: params.id }),
    )
    return { book, order }
  }

  async function itemsOf({ book, order }: { book: PriceBook; order: OrderRow }) {
    const { conceptId } = order
    const lines = await database.forConcept(conceptId, (db) => findLines(db, conceptId, [order.id]))
    return lines.map((line) => orderItemResource(line, book.decimals))
  }

  function document(
    book: PriceBook,
    order: OrderRow,
    include: (typeof INCLUDES)[number][],
    locale: ReturnType<typeof localeOf>,
  ) {
    const { conceptId } = order
    return database.forConcept(conceptId, async (db) => {
      const [data] = await showOrders(db, book, [order], clock())
      if (!data) throw notFound()
      const wants = (name: (typeof INCLUDES)[number]) => include.includes(name)
      const lines =
        wants('items') || wants('combos') ? await findLines(db, conceptId, [order.id]) : []
      const location = wants('location') ? book.locations.get(order.locationId) : undefined
      const feedbacks = wants('feedbacks.ratings')
        ? await findFeedbacks(db, conceptId, [order.id])
        : []
      return {
        data,
        included: [
          ...lines.map((line) => orderItemResource(line, book.decimals)),
          ...(location ? [locationResource(location, { locale })] : []),
          ...feedbacks.map(feedbackResource),
        ],
      }
    })
  }
}
