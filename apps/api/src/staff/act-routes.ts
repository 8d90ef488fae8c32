import { StaffActList } from '@sufra/contract/people/staff'
import { RandomId } from '@sufra/contract/wire/json-api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { paging, query } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import { requireStaff } from './require-staff.ts'
import type { StaffParts } from './sign-in-staff.ts'
import { findActs } from './staff-acts.ts'

export function actRoutes({ database }: StaffParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/staff/acts',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['Staff'],
          summary: 'What the brand’s people have done, the newest first',
          description:
            'For admins and managers; who works at some branches sees what concerns these. Send the ' +
            '`next` of a page as `before` to go on after it. No call changes or deletes an act.',
          querystring: query({
            before: RandomId.optional().describe('Acts older than this one.'),
            limit: paging.limit,
          }),
          response: answers(StaffActList),
        },
      },
      async (request) => {
        const reader = requireStaff(request, 'see-activity')
        const { conceptId } = request.tenant
        const { before, limit } = request.query
        const found = await database.forConcept(conceptId, (db) =>
          findActs(db, { conceptId, reader, before, limit }),
        )
        const page = found.slice(0, limit)
        const last = page.at(-1)
        return {
          data: page.map((row) => ({
            type: 'staff-acts' as const,
            id: row.id,
            attributes: {
              act: row.act,
              at: row.at.toISOString(),
              'staff-id': row.staffId,
              'staff-name': row.staffName,
              role: row.role,
              'location-id': row.locationId,
              network: row.network,
              subject: row.subject,
            },
          })),
          meta: { next: last && found.length > limit ? last.id : null },
        }
      },
    )
  }
}
