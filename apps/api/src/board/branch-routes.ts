import { LocationDocument } from '@sufra/contract/branches/locations'
import { AcceptanceRequest, StockDocument } from '@sufra/contract/orders/board'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { locationResource } from '../locations/location-document.ts'
import type { Database } from '../platform/database/connection.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { IdText } from '../platform/http/wire/query.ts'
import { answers, answersNothing, answersToBody } from '../platform/http/wire/responses.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { doerOf } from '../staff/staff-acts.ts'
import { setAcceptance, setCategoryStock, setItemStock } from './change-branch.ts'
import { readStock } from './read-stock.ts'

const tags = ['Board']
const config = { access: 'staff' as const }
const OneLocation = z.object({ id: IdText })
const OneItem = z.object({ id: IdText, itemId: IdText })
const OneCategory = z.object({ id: IdText, categoryId: IdText })

/** `PUT` marks as out of stock, `DELETE` takes the mark away; both may be said twice. */
const STOCK_METHODS = [
  { method: 'PUT', isOut: true, words: 'has run out of' },
  { method: 'DELETE', isOut: false, words: 'has again' },
] as const

/** What a branch says of itself: whether it takes orders, and what it has run out of. */
export function branchRoutes({
  database,
  clock,
}: {
  database: Database
  clock: () => number
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.patch(
      '/locations/:id/acceptance',
      {
        config,
        schema: {
          tags,
          summary: 'Pause a branch, or take orders again',
          params: OneLocation,
          body: AcceptanceRequest,
          response: answersToBody(LocationDocument),
        },
      },
      async (request) => {
        const { conceptId } = request.tenant
        const locationId = request.params.id
        const doer = doerOf(request, requireStaff(request, 'pause-branch', locationId))
        const acceptsOrders = request.body['accepts-orders']
        const said = { acceptsOrders, doer, now: clock() }
        const location = await setAcceptance(database, { conceptId, locationId }, said)
        return { data: locationResource(location, { locale: localeOf(request) }) }
      },
    )

    app.get(
      '/locations/:id/stock',
      {
        config,
        schema: {
          tags,
          summary: 'What a branch sells, and what of it has run out',
          params: OneLocation,
          response: answers(StockDocument),
        },
      },
      async (request) => {
        const { tenant, params } = request
        requireStaff(request, 'set-stock', params.id)
        const data = await database.forConcept(tenant.conceptId, (db) =>
          readStock(db, tenant, params.id),
        )
        return { data }
      },
    )

    for (const { method, isOut, words } of STOCK_METHODS) {
      app.route({
        method,
        url: '/locations/:id/stock/items/:itemId',
        config,
        schema: {
          tags,
          summary: `An item the branch ${words}`,
          params: OneItem,
          response: answersNothing,
        },
        async handler(request, reply) {
          const { id: locationId, itemId } = request.params
          const doer = doerOf(request, requireStaff(request, 'set-stock', locationId))
          const { conceptId } = request.tenant
          await setItemStock(
            database,
            { conceptId, locationId },
            { itemId, isOut, doer, now: clock() },
          )
          return reply.code(204).send()
        },
      })

      app.route({
        method,
        url: '/locations/:id/stock/categories/:categoryId',
        config,
        schema: {
          tags,
          summary: `A category the branch ${words}`,
          params: OneCategory,
          response: answersNothing,
        },
        async handler(request, reply) {
          const { id: locationId, categoryId } = request.params
          const doer = doerOf(request, requireStaff(request, 'set-stock', locationId))
          const { conceptId } = request.tenant
          await setCategoryStock(
            database,
            { conceptId, locationId },
            { categoryId, isOut, doer, now: clock() },
          )
          return reply.code(204).send()
        },
      })
    }
  }
}
