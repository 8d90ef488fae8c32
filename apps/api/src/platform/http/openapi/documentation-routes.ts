import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { etagMatches } from '../wire/entity-tag.ts'
import { openApiDocument } from './openapi.ts'
import { REFERENCE_POLICY, referencePage } from './reference/reference-page.ts'

const tags = ['Documentation']
const config = { access: 'public' } as const

export const documentationRoutes: FastifyPluginAsync = async (app) => {
  const description = keptOnceAsked(() => JSON.stringify(openApiDocument(app)))
  const page = keptOnceAsked(() => referencePage(openApiDocument(app)))

  app.get(
    '/openapi.json',
    {
      config,
      schema: {
        tags,
        summary: 'This API, described in OpenAPI 3.1',
        response: keptIn('application/json', z.looseObject({ openapi: z.literal('3.1.0') })),
      },
    },
    async (request, reply) =>
      sendKept(request, reply.type('application/json; charset=utf-8'), description()),
  )

  app.get(
    '/reference',
    {
      config,
      schema: {
        tags,
        summary: 'This API, described for people',
        response: keptIn('text/html', z.string()),
      },
    },
    async (request, reply) => {
      reply.header('content-security-policy', REFERENCE_POLICY)
      return sendKept(request, reply.type('text/html; charset=utf-8'), page())
    },
  )
}

type Kept = { etag: string; bytes: Buffer }

/** Made at the first request: every route must be registered by then. */
function keptOnceAsked(make: () => string): () => Kept {
  let kept: Kept | undefined
  return () => {
    if (kept) return kept
    const bytes = Buffer.from(make())
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    kept = { etag: `"${hash}"`, bytes }
    return kept
  }
}

/** Another release may say something else: asked for every time, sent when it has changed. */
function sendKept(request: FastifyRequest, reply: FastifyReply, { etag, bytes }: Kept) {
  reply.headers({ etag, 'cache-control': 'no-cache' })
  return etagMatches(etag, request.headers['if-none-match'])
    ? reply.code(304).send()
    : reply.send(bytes)
}

const keptIn = (type: string, schema: z.ZodType) => ({
  200: { content: { [type]: { schema } } },
  304: z.void(),
})
