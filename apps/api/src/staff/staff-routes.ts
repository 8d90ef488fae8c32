import { StaffDocument, StaffLogin, StaffSessionDocument } from '@sufra/contract/people/staff'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, answersNothing, answersToBody } from '../platform/http/wire/responses.ts'
import { signedInStaff } from './require-staff.ts'
import { type StaffParts, signInStaff } from './sign-in-staff.ts'
import { doerOf, recordAct } from './staff-acts.ts'
import { staffResource } from './staff-document.ts'
import { deleteStaffSession } from './staff-queries.ts'

const tags = ['Staff']
const config = { access: 'staff' as const }

export function staffRoutes(parts: StaffParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/staff/login',
      {
        schema: {
          tags,
          summary: 'Sign in as one of the brand’s people',
          description: 'The token is good for twelve hours, and ends at once when they sign out.',
          body: StaffLogin,
          response: answersToBody(StaffSessionDocument),
        },
      },
      async (request) => signInStaff(parts, request, request.body),
    )

    app.post(
      '/staff/logout',
      { config, schema: { tags, summary: 'Sign out: the token ends', response: answersNothing } },
      async (request, reply) => {
        const { conceptId } = request.tenant
        const staff = signedInStaff(request)
        await parts.database.forConcept(conceptId, async (db) => {
          await deleteStaffSession(db, conceptId, staff.tokenHash)
          await recordAct(db, doerOf(request, staff), { act: 'signed-out', now: parts.clock() })
        })
        return reply.code(204).send()
      },
    )

    app.get(
      '/staff/me',
      {
        config,
        schema: { tags, summary: 'Who is signed in', response: answers(StaffDocument) },
      },
      async (request) => ({ data: staffResource(signedInStaff(request)) }),
    )
  }
}
