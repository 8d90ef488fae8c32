import { CustomerExport } from '@sufra/contract/people/customer-export'
import {
  CustomerChanges,
  CustomerDocument,
  CustomerList,
  Registration,
  RegistrationDocument,
} from '@sufra/contract/people/customers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { customerResource } from '../customers/customer-document.ts'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { pageOfCustomers } from '../customers/customer-queries.ts'
import { OneCustomerPath, ownCustomer } from '../customers/own-customer.ts'
import { deleteAttachments } from '../feedback/attachments.ts'
import { requirePerson } from '../platform/captcha/captcha.ts'
import { signedIn } from '../platform/http/tenant/access.ts'
import { paging, query } from '../platform/http/wire/query.ts'
import {
  answers,
  answersCreated,
  answersNothing,
  answersToBody,
} from '../platform/http/wire/responses.ts'
import { requireRecentSignIn } from '../sessions/recent-sign-in.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { doerOf, recordAct } from '../staff/staff-acts.ts'
import { changeCustomer } from './change-customer.ts'
import { askedMobile, changeMobile } from './change-mobile.ts'
import { deleteCustomer } from './delete-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { registerCustomer } from './register-customer.ts'

const tags = ['Customers']

export function customerRoutes(parts: CustomerParts & { dataDir: string }): FastifyPluginAsyncZod {
  const { database, clock } = parts
  return async (app) => {
    app.post(
      '/customers',
      {
        schema: {
          tags,
          summary: 'Register, as a guest or with an account',
          description:
            'Sends a one-time code to the mobile number; the customer exists once the code has come ' +
            'back. The `captcha-token` header is needed where captcha is set up. The answer is the ' +
            'same whoever is known already.',
          body: Registration,
          response: answersCreated(RegistrationDocument),
        },
      },
      async (request, reply) => {
        await requirePerson(request, parts.captcha, clock())
        return reply.code(201).send(await registerCustomer(parts, { request, reply }, request.body))
      },
    )

    app.get(
      '/customers',
      {
        config: { access: 'staff' },
        schema: {
          tags,
          summary: 'All customers, for staff',
          querystring: query(paging),
          response: answers(CustomerList),
        },
      },
      async (request) => {
        const doer = doerOf(request, requireStaff(request, 'see-customers'))
        const { tenant, query } = request
        const { conceptId } = tenant
        const { rows, total } = await database.forConcept(conceptId, async (db) => {
          await recordAct(db, doer, { act: 'customers-read', now: clock() })
          return pageOfCustomers(db, conceptId, query)
        })
        const data = rows.map((row) => customerResource({ ...row, providers: [] }))
        return { data, meta: { page: query.page, size: query.limit, total } }
      },
    )

    app.get(
      '/customers/:id',
      {
        config: { access: 'owner' },
        schema: {
          tags,
          summary: 'One’s own profile',
          params: OneCustomerPath,
          response: answers(CustomerDocument),
        },
      },
      async ({ tenant: { conceptId }, params }) => {
        const customer = await ownCustomer(parts, { conceptId, customerId: params.id })
        return { data: customerResource(customer), meta: { verification: null } }
      },
    )

    app.patch(
      '/customers/:id',
      {
        config: { access: 'owner' },
        schema: {
          tags,
          summary: 'Change the profile, or become registered',
          description:
            'Email and mobile need `current-password` or a sign-in of the last 15 minutes. A new ' +
            'mobile number is sent a code and changes once that is verified.',
          params: OneCustomerPath,
          body: CustomerChanges,
          response: answersToBody(CustomerDocument),
        },
      },
      async (request, reply) => {
        const asked = await askedMobile(parts, request, request.body)
        const customer = await changeCustomer(parts, request, request.body)
        const verification = await changeMobile(parts, { request, reply }, asked, customer)
        return { data: customerResource(customer), meta: { verification } }
      },
    )

    app.delete(
      '/customers/:id',
      {
        config: { access: 'owner' },
        schema: {
          tags,
          summary: 'Delete the account',
          description:
            'Needs a sign-in of the last 15 minutes. Bills stay, without a word of who it was.',
          params: OneCustomerPath,
          response: answersNothing,
        },
      },
      async (request, reply) => {
        const { conceptId } = request.tenant
        const self = signedIn(request)
        const none = { passwordHash: null, password: undefined }
        await requireRecentSignIn(parts, self, { conceptId, ...none })
        const attachments = await database.forConcept(conceptId, (db) =>
          deleteCustomer(db, { conceptId, customerId: self.id }, clock()),
        )
        await deleteAttachments(parts.dataDir, attachments)
        return reply.code(204).send()
      },
    )

    app.get(
      '/customers/:id/export',
      {
        config: { access: 'owner' },
        schema: {
          tags,
          summary: 'Everything kept of one’s own',
          params: OneCustomerPath,
          response: answers(CustomerExport),
        },
      },
      async ({ tenant: { conceptId }, params }, reply) => {
        reply.header('content-disposition', 'attachment; filename="my-data.json"')
        return database.forConcept(conceptId, (db) =>
          exportCustomer(db, { conceptId, customerId: params.id }, clock()),
        )
      },
    )
  }
}
