import {
  StaffDocument,
  StaffLogin,
  StaffSessionDocument,
  StaffSessionList,
} from '@sufra/contract/people/staff'
import { RandomId } from '@sufra/contract/wire/json-api'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../platform/http/problems/problem.ts'
import { answers, answersNothing, answersToBody } from '../platform/http/wire/responses.ts'
import { signedInStaff } from './require-staff.ts'
import { type StaffParts, signInStaff } from './sign-in-staff.ts'
import { doerOf, recordAct } from './staff-acts.ts'
import { clearStaffCookie } from './staff-cookie.ts'
import { staffResource } from './staff-document.ts'
import {
  deleteStaffSession,
  endStaffSessions,
  findStaffSessions,
  STAFF_SESSION_MS,
} from './staff-queries.ts'

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
          description:
            'The token is good for twelve hours, and ends at once when they sign out. A page that ' +
            'sends `staff-session: cookie` gets it in a cookie no script can read, and sends that ' +
            'header with every call; a program gets it in the answer.',
          body: StaffLogin,
          response: answersToBody(StaffSessionDocument),
        },
      },
      async (request, reply) => signInStaff(parts, request, reply, request.body),
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
        clearStaffCookie(request, reply, parts.environment)
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

    app.get(
      '/staff/sessions',
      {
        config,
        schema: {
          tags,
          summary: 'Where one is signed in, the latest first',
          response: answers(StaffSessionList),
        },
      },
      async (request) => {
        const { conceptId } = request.tenant
        const { id: staffId, sessionId } = signedInStaff(request)
        const found = await parts.database.forConcept(conceptId, (db) =>
          findStaffSessions(db, { conceptId, staffId, now: parts.clock() }),
        )
        return {
          data: found.map(({ id, device, network, createdAt, lastUsedAt }) => ({
            type: 'staff-sessions' as const,
            id,
            attributes: {
              device,
              network,
              since: createdAt.toISOString(),
              'last-used-at': lastUsedAt.toISOString(),
              'expires-at': new Date(createdAt.getTime() + STAFF_SESSION_MS).toISOString(),
              'is-current': id === sessionId,
            },
          })),
        }
      },
    )

    app.delete(
      '/staff/sessions',
      {
        config,
        schema: {
          tags,
          summary: 'Sign out everywhere else: all of one’s sessions end but this one',
          response: answersNothing,
        },
      },
      async (request, reply) => {
        await end(request, { allBut: signedInStaff(request).sessionId })
        return reply.code(204).send()
      },
    )

    app.delete(
      '/staff/sessions/:id',
      {
        config,
        schema: {
          tags,
          summary: 'End one of one’s own sessions',
          params: z.object({ id: RandomId }),
          response: answersNothing,
        },
      },
      async (request, reply) => {
        if ((await end(request, { one: request.params.id })) === 0) throw notFound()
        return reply.code(204).send()
      },
    )
  }

  function end(request: FastifyRequest, which: { one: string } | { allBut: string }) {
    const { conceptId } = request.tenant
    const staff = signedInStaff(request)
    const now = parts.clock()
    return parts.database.forConcept(conceptId, async (db) => {
      const count = await endStaffSessions(db, { conceptId, staffId: staff.id }, which)
      if (count > 0) await recordAct(db, doerOf(request, staff), { act: 'session-ended', now })
      return count
    })
  }
}
