import { MoveRequest, OrderStatusList } from '@sufra/contract/orders/orders'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { notFound, refusal } from '../../platform/http/problems/problem.ts'
import { localeOf } from '../../platform/http/tenant/locale.ts'
import { answersToBody } from '../../platform/http/wire/responses.ts'
import { requireStaff } from '../../staff/require-staff.ts'
import { doerOf, recordAct } from '../../staff/staff-acts.ts'
import { statusResource } from '../following/order-document.ts'
import { isOrderId, OrderPath } from '../following/own-order.ts'
import { lockOrder } from '../order-queries.ts'
import type { OrderParts } from '../pricing/checkout.ts'
import { moveOrder } from './move-order.ts'

/** How the branch drives an order. */
export function moveRoutes(parts: OrderParts): FastifyPluginAsyncZod {
  const { database, books, clock } = parts
  return async (app) => {
    app.post(
      '/orders/:id/statuses',
      {
        config: { access: 'staff', isShedLast: true },
        schema: {
          tags: ['Orders'],
          summary: 'Move an order to its next status',
          description: 'By the people of its branch. A cancellation needs a reason.',
          params: OrderPath,
          body: MoveRequest,
          response: answersToBody(OrderStatusList),
        },
      },
      async (request) => {
        const { tenant, params, body } = request
        const { conceptId } = tenant
        const isRejection = body.status === 'cancelled-by-employee'
        const staff = requireStaff(request, isRejection ? 'reject-orders' : 'move-orders')
        if (isRejection && !body.reason) {
          throw refusal('invalid-fields', { text: 'refusal_reason-missing', source: 'reason' })
        }
        if (!isOrderId(params.id)) throw notFound()
        const book = await books.of(tenant)
        const moved = await database.forConcept(conceptId, async (db) => {
          const order = await lockOrder(db, conceptId, params.id)
          if (!order) throw notFound()
          requireStaff(request, 'see-board', order.locationId)
          const now = clock()
          const { id, number, locationId } = order
          const locationName = book.locations.get(locationId)?.name ?? {}
          await recordAct(db, doerOf(request, staff), {
            act: 'order-moved',
            now,
            locationId,
            subject: { 'order-id': id, 'order-number': number, status: body.status },
          })
          return moveOrder(
            db,
            order,
            body.status,
            { actor: 'staff', actorId: staff.id },
            { reason: body.reason ?? null, locationName, now },
          )
        })
        const { id, status, statusSince: at } = moved
        const move = { status, at, reason: body.reason ?? null }
        return { data: [statusResource(id, move, { isCurrent: true, locale: localeOf(request) })] }
      },
    )
  }
}
