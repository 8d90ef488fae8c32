import {
  Accepted,
  ForgotPassword,
  Login,
  PasswordChange,
  ResetPassword,
  SessionDocument,
} from '@sufra/contract/people/sessions'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { OneCustomerPath } from '../customers/own-customer.ts'
import { signedIn } from '../platform/http/tenant/access.ts'
import { answersNothing, answersToBody } from '../platform/http/wire/responses.ts'
import { changePassword, forgotPassword, resetPassword } from './passwords.ts'
import { deleteSession } from './session-queries.ts'
import { signInByPassword } from './sign-in-by-password.ts'

const tags = ['Signing in']

export function sessionRoutes(parts: CustomerParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/login',
      {
        schema: {
          tags,
          summary: 'Sign in by email and password',
          body: Login,
          response: answersToBody(SessionDocument),
        },
      },
      async (request, reply) => signInByPassword(parts, request, reply, request.body),
    )

    app.post(
      '/logout',
      {
        config: { access: 'customer' },
        schema: { tags, summary: 'Sign out: the token ends', response: answersNothing },
      },
      async (request, reply) => {
        const { conceptId } = request.tenant
        const { tokenHash } = signedIn(request).session
        await parts.database.forConcept(conceptId, (db) => deleteSession(db, conceptId, tokenHash))
        return reply.code(204).send()
      },
    )

    app.post(
      '/forgotPassword',
      {
        schema: {
          tags,
          summary: 'Ask for a link to a new password',
          description: 'The same answer whether anybody has the address or not.',
          body: ForgotPassword,
          response: answersToBody(Accepted),
        },
      },
      async (request) => {
        await forgotPassword(parts, request, request.body.email)
        return { meta: { accepted: true as const } }
      },
    )

    app.post(
      '/resetPassword',
      {
        schema: {
          tags,
          summary: 'Set a new password by the mailed link',
          description: 'Every sign-in of the customer ends.',
          body: ResetPassword,
          response: answersNothing,
        },
      },
      async (request, reply) => {
        await resetPassword(parts, request, reply, request.body)
        return reply.code(204).send()
      },
    )

    app.post(
      '/customers/:id/password',
      {
        config: { access: 'owner' },
        schema: {
          tags,
          summary: 'Change the password',
          description: 'Every other sign-in ends; the answer holds a new token.',
          params: OneCustomerPath,
          body: PasswordChange,
          response: answersToBody(SessionDocument),
        },
      },
      async (request, reply) => changePassword(parts, request, reply, request.body),
    )
  }
}
