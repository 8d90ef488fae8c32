import {
  ConceptDocument,
  ConceptList,
  ConceptSettingsDocument,
} from '@sufra/contract/brand/concepts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { requestContext } from '../platform/http/tenant/request-context.ts'
import { IdText, onePage, paging, query } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import { conceptResource } from './concept-document.ts'
import { readBrand } from './read-brand.ts'

const tags = ['Concepts']
const OneConcept = z.object({ id: IdText })

export function conceptRoutes(parts: {
  database: Database
  clock: () => number
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/concepts',
      {
        schema: {
          tags,
          summary: 'The concepts the app-key may see: its own',
          querystring: query(paging),
          response: answers(ConceptList),
        },
      },
      async (request) => onePage([await ownConcept(request)], request.query),
    )

    app.get(
      '/concepts/:id',
      {
        schema: {
          tags,
          summary: 'One concept',
          params: OneConcept,
          response: answers(ConceptDocument),
        },
      },
      async (request) => {
        if (request.params.id !== request.tenant.conceptId) throw notFound()
        return { data: await ownConcept(request) }
      },
    )

    app.get(
      '/concepts/:id/settings',
      {
        schema: {
          tags,
          summary: 'The switches of one concept',
          params: OneConcept,
          response: answers(ConceptSettingsDocument),
        },
      },
      async (request) => {
        if (request.params.id !== request.tenant.conceptId) throw notFound()
        // The document is closed: of all the attributes only the switches leave.
        return { data: { ...(await ownConcept(request)), type: 'settings' as const } }
      },
    )
  }

  async function ownConcept(request: FastifyRequest) {
    const { conceptId } = request.tenant
    const brand = await parts.database.forConcept(conceptId, (db) => readBrand(db, request.tenant))
    return conceptResource(brand, requestContext(request, parts.clock))
  }
}
