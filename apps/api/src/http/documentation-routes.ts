import type { FastifyPluginAsync } from 'fastify'
import { openApiDocument } from './openapi.ts'
import { REFERENCE_POLICY, referencePage } from './reference/reference-page.ts'

const tags = ['Documentation']

export const documentationRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/openapi.json',
    {
      config: { access: 'public' },
      schema: { tags, summary: 'This API, described in OpenAPI 3.1' },
    },
    async () => openApiDocument(app),
  )

  app.get(
    '/reference',
    {
      config: { access: 'public' },
      schema: { tags, summary: 'This API, described for people', produces: ['text/html'] },
    },
    async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', REFERENCE_POLICY)
        .send(referencePage(openApiDocument(app))),
  )
}
