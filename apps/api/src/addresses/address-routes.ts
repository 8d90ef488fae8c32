import {
  AddressChanges,
  AddressDocument,
  AddressList,
  NewAddress,
} from '@sufra/contract/people/addresses'
import { RandomId } from '@sufra/contract/wire/json-api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { OneCustomerPath } from '../customers/own-customer.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { onePage, paging, query } from '../platform/http/wire/query.ts'
import {
  answers,
  answersCreated,
  answersNothing,
  answersToBody,
} from '../platform/http/wire/responses.ts'
import { addressResources } from './address-document.ts'
import { type AddressRow, deleteAddress, findAddress, listAddresses } from './address-queries.ts'
import { addAddress, changeAddress } from './save-address.ts'

const tags = ['Addresses']
const config = { access: 'verified-owner' } as const
const OneAddress = z.object({ id: RandomId, addressId: RandomId })

export function addressRoutes(parts: {
  database: Database
  clock: () => number
}): FastifyPluginAsyncZod {
  const { database, clock } = parts

  /** One address after whatever is done to it, as the wire has it. */
  const answer = (conceptId: number, work: (db: Db) => Promise<AddressRow | null>) =>
    database.forConcept(conceptId, async (db) => {
      const row = await work(db)
      const [data] = row ? await addressResources(db, conceptId, [row]) : []
      if (!data) throw notFound()
      return { data }
    })

  return async (app) => {
    app.get(
      '/customers/:id/addresses',
      {
        config,
        schema: {
          tags,
          summary: 'One’s own addresses, the newest first',
          params: OneCustomerPath,
          querystring: query(paging),
          response: answers(AddressList),
        },
      },
      async ({ tenant: { conceptId }, params, query }) => {
        const resources = await database.forConcept(conceptId, async (db) =>
          addressResources(
            db,
            conceptId,
            await listAddresses(db, { conceptId, customerId: params.id }),
          ),
        )
        return onePage(resources, query)
      },
    )

    app.post(
      '/customers/:id/addresses',
      {
        config,
        schema: {
          tags,
          summary: 'Save an address',
          description: 'Which area delivers there, and so `status`, is found from the point.',
          params: OneCustomerPath,
          body: NewAddress,
          response: answersCreated(AddressDocument),
        },
      },
      async ({ tenant: { conceptId }, params, body }, reply) => {
        const owner = { conceptId, customerId: params.id }
        const saved = await answer(conceptId, (db) => addAddress(db, owner, body, clock()))
        return reply.code(201).send(saved)
      },
    )

    app.get(
      '/customers/:id/addresses/:addressId',
      {
        config,
        schema: {
          tags,
          summary: 'One address',
          params: OneAddress,
          response: answers(AddressDocument),
        },
      },
      async ({ tenant: { conceptId }, params: { id, addressId } }) =>
        answer(conceptId, (db) => findAddress(db, { conceptId, customerId: id, addressId })),
    )

    app.patch(
      '/customers/:id/addresses/:addressId',
      {
        config,
        schema: {
          tags,
          summary: 'Change an address',
          params: OneAddress,
          body: AddressChanges,
          response: answersToBody(AddressDocument),
        },
      },
      async ({ tenant: { conceptId }, params: { id, addressId }, body }) =>
        answer(conceptId, (db) =>
          changeAddress(db, { conceptId, customerId: id, addressId }, body),
        ),
    )

    app.delete(
      '/customers/:id/addresses/:addressId',
      {
        config,
        schema: {
          tags,
          summary: 'Delete an address',
          params: OneAddress,
          response: answersNothing,
        },
      },
      async ({ tenant: { conceptId }, params: { id, addressId } }, reply) => {
        const isGone = await database.forConcept(conceptId, (db) =>
          deleteAddress(db, { conceptId, customerId: id, addressId }),
        )
        if (!isGone) throw notFound()
        return reply.code(204).send()
      },
    )
  }
}
