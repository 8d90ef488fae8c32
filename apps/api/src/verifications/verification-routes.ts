import { CustomerDocument } from '@sufra/contract/people/customers'
import { Accepted, GuestLogin, SessionDocument } from '@sufra/contract/people/sessions'
import {
  EmailVerifyRequest,
  ResendDocument,
  ResendRequest,
  VerifyRequest,
} from '@sufra/contract/people/verifications'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { customerResource } from '../customers/customer-document.ts'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { OneCustomerPath } from '../customers/own-customer.ts'
import { ensureDevice } from '../platform/allowances/devices.ts'
import { networkOf } from '../platform/allowances/network.ts'
import { requirePerson } from '../platform/captcha/captcha.ts'
import { answersToBody } from '../platform/http/wire/responses.ts'
import { answerProof, proveById, proveByUsername } from './prove-mobile.ts'
import { resendCode } from './resend-code.ts'
import { resendEmailLink, verifyEmail } from './verify-email.ts'

const tags = ['Signing in']

export function verificationRoutes(parts: CustomerParts): FastifyPluginAsyncZod {
  const callerOf = (request: FastifyRequest, reply: FastifyReply) => ({
    deviceHash: ensureDevice(request, reply, parts.environment),
    network: networkOf(request) ?? '',
  })
  return async (app) => {
    app.post(
      '/login/guest',
      {
        schema: {
          tags,
          summary: 'Sign in by mobile number and one-time code',
          description: 'After POST /customers, whose `data.id` may be given as `id`.',
          body: GuestLogin,
          response: answersToBody(SessionDocument),
        },
      },
      async (request, reply) => {
        const { username, password: code, id } = request.body
        const { conceptId } = request.tenant
        const from = callerOf(request, reply)
        return answerProof(
          parts,
          request,
          await proveByUsername(parts, { conceptId, username, code, id, from }),
        )
      },
    )

    app.post(
      '/customers/:id/verify',
      {
        config: { access: 'recognised' },
        schema: {
          tags,
          summary: 'Prove a mobile number by its code',
          description:
            'The id is that of the verification; of a registration it is the customer’s to be. A ' +
            'number given by somebody signed in takes their token as well. Answers with a new token.',
          params: OneCustomerPath,
          body: VerifyRequest,
          response: answersToBody(SessionDocument),
        },
      },
      async (request, reply) => {
        const { tenant, params, body, customer } = request
        const { conceptId } = tenant
        const customerId = customer?.id ?? null
        const from = callerOf(request, reply)
        return answerProof(
          parts,
          request,
          await proveById(parts, { conceptId, id: params.id, code: body.code, customerId, from }),
        )
      },
    )

    app.post(
      '/customers/:id/email/verification',
      {
        config: { access: 'owner' },
        schema: {
          tags,
          summary: 'Send the link that verifies the email address once more',
          params: OneCustomerPath,
          response: answersToBody(Accepted),
        },
      },
      async (request) => {
        await resendEmailLink(parts, request, request.params.id)
        return { meta: { accepted: true as const } }
      },
    )

    app.post(
      '/customers/:id/email/verify',
      {
        config: { access: 'owner' },
        schema: {
          tags,
          summary: 'Verify the email address by the mailed link',
          description: 'By the customer it was sent for, signed in; once, within a day.',
          params: OneCustomerPath,
          body: EmailVerifyRequest,
          response: answersToBody(CustomerDocument),
        },
      },
      async ({ tenant: { conceptId }, params, body }) => {
        const customer = await verifyEmail(parts, { conceptId, customerId: params.id }, body.token)
        return { data: customerResource(customer), meta: { verification: null } }
      },
    )

    app.post(
      '/resendsms',
      {
        config: { access: 'recognised' },
        schema: {
          tags,
          summary: 'Send another one-time code',
          description:
            'One a minute and five an hour to one number. The earlier code ends with it.',
          body: ResendRequest,
          response: answersToBody(ResendDocument),
        },
      },
      async (request, reply) => {
        await requirePerson(request, parts.captcha, parts.clock())
        return { meta: { verification: await resendCode(parts, { request, reply }, request.body) } }
      },
    )
  }
}
