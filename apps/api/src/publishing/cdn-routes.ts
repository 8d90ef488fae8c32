import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/http/problems/problem.ts'
import { requireTenant, type TenantDirectory } from '../platform/http/tenant/tenant.ts'
import { etagMatches } from '../platform/http/wire/entity-tag.ts'
import { answerError } from '../platform/http/wire/error-handler.ts'
import { refuseUnknownPaths } from '../platform/http/wire/unknown-path.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { readAddress } from './document-address.ts'
import { bytesOf, etagOf, type PublishedDocument } from './published-document.ts'
import type { PublishedDocuments } from './published-documents.ts'

type Options = { directory: TenantDirectory; documents: PublishedDocuments }
type Published = { Params: { '*': string }; Querystring: { type?: unknown } }

/** Published menus and texts. A version's address holds the same bytes for ever; the others lead to one. */
export function cdnRoutes({ directory, documents }: Options): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(answerError)
    refuseUnknownPaths(app)
    // In a scope of its own: an unknown path is refused before anybody asks whose it would be.
    await app.register(async (published) => {
      requireTenant(published, directory)
      published.get<Published>('/*', { config: { access: 'public' } }, async (request, reply) => {
        const address = readAddress(request.params['*'], request.query.type)
        if (!address) throw notFound()
        const { conceptId } = request.tenant
        const { name, version } = address
        if (version === 'current') return leadTo(await currentUri(conceptId, name), reply)
        const document = await documents.find(conceptId, name, version)
        if (!document) throw notFound()
        return sendForEver(request, reply, document)
      })
    })
  }

  /** Where menus are not separated, one menu serves every type. */
  async function currentUri(conceptId: number, name: string) {
    const [kind, id] = name.split('/')
    return (
      (await documents.currentUri(conceptId, name)) ??
      (await documents.currentUri(conceptId, `${kind}/${id}`))
    )
  }
}

function leadTo(uri: string | null, reply: FastifyReply) {
  if (!uri) throw notFound()
  return reply.header('cache-control', 'no-cache').redirect(uri, 302)
}

async function sendForEver(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PublishedDocument,
) {
  const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '')
  const etag = etagOf(document, encoding)
  reply.headers({
    etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  if (etagMatches(etag, request.headers['if-none-match'])) return reply.code(304).send()

  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(await bytesOf(document, encoding))
}
