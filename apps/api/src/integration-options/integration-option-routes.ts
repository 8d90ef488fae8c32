import { IntegrationOptionDocument } from '@sufra/contract/brand/integration-options'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../platform/database/connection.ts'
import { answers } from '../platform/http/wire/responses.ts'
import { integrationOptionDocument } from './integration-option-document.ts'
import { findOption } from './integration-option-queries.ts'

const Word = z.string().regex(/^[\w.-]{1,100}$/, 'Letters, digits, dots, hyphens and underscores.')

export function integrationOptionRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/integration-options/:product/:name',
      {
        schema: {
          tags: ['Integration options'],
          summary: 'A value of an outside service that a browser may know',
          description: 'Null when the brand has not set it. Secrets are not kept here.',
          params: z.object({ product: Word, name: Word }),
          response: answers(IntegrationOptionDocument),
        },
      },
      async ({ tenant: { conceptId }, params }) => {
        const value = await database.forConcept(conceptId, (db) =>
          findOption(db, conceptId, params),
        )
        return integrationOptionDocument(params, value)
      },
    )
  }
}
