import { BoardDocument, BoardDriverList, DriverRequest } from '@sufra/contract/orders/board'
import { EmployeeList } from '@sufra/contract/orders/orders'
import { RandomId } from '@sufra/contract/wire/json-api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../platform/database/connection.ts'
import { IdText, query } from '../platform/http/wire/query.ts'
import { answers, answersToBody } from '../platform/http/wire/responses.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { doerOf } from '../staff/staff-acts.ts'
import { boardDocument } from './board-document.ts'
import { assignDriver, listDrivers } from './drivers.ts'
import { readBoard } from './read-board.ts'

const tags = ['Board']
const config = { access: 'staff' as const }
const AtBranch = query({ 'location-id': IdText })

export function boardRoutes({
  database,
  clock,
}: {
  database: Database
  clock: () => number
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/board',
      {
        config,
        schema: {
          tags,
          summary: 'What a branch has to do',
          description:
            'Orders the kitchen may see, until they end, and those that ended within half an hour.',
          querystring: AtBranch,
          response: answers(BoardDocument),
        },
      },
      async (request) => {
        const { conceptId } = request.tenant
        const locationId = request.query['location-id']
        requireStaff(request, 'see-board', locationId)
        const board = await database.forConcept(conceptId, (db) =>
          readBoard(db, { conceptId, locationId }, clock()),
        )
        return boardDocument(board)
      },
    )

    app.get(
      '/board/drivers',
      {
        config,
        schema: {
          tags,
          summary: 'Who can bring a branch’s orders',
          querystring: AtBranch,
          response: answers(BoardDriverList),
        },
      },
      async (request) => {
        const { conceptId } = request.tenant
        const locationId = request.query['location-id']
        requireStaff(request, 'assign-drivers', locationId)
        const data = await database.forConcept(conceptId, (db) =>
          listDrivers(db, { conceptId, locationId }),
        )
        return { data }
      },
    )

    app.put(
      '/orders/:id/driver',
      {
        config,
        schema: {
          tags,
          summary: 'Say who brings an order',
          description: 'A driver who works at the order’s branch, or null for nobody.',
          params: z.object({ id: RandomId }),
          body: DriverRequest,
          response: answersToBody(EmployeeList),
        },
      },
      async (request) => {
        const staff = requireStaff(request, 'assign-drivers')
        const { conceptId } = request.tenant
        const orderId = request.params.id
        const driverId = request.body['driver-id']
        const driver = await database.forConcept(conceptId, (db) =>
          assignDriver(db, {
            conceptId,
            orderId,
            driverId,
            now: clock(),
            doer: doerOf(request, staff),
            admitAt: (locationId) => requireStaff(request, 'assign-drivers', locationId),
          }),
        )
        return { data: driver ? [employeeOf(driver)] : [] }
      },
    )
  }
}

const employeeOf = (driver: { id: string; name: string; telephone: string | null }) => ({
  type: 'employees' as const,
  id: driver.id,
  attributes: { name: driver.name, function: 'driver' as const, telephone: driver.telephone },
})
