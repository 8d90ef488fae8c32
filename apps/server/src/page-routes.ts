import { createHash } from 'node:crypto'
import type { HostDirectory, Tenant } from '@sufra/api/applications/host-directory'
import { hostOf } from '@sufra/api/http/tenant'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { packed } from './compression.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { fetchWithin } from './fetch-within.ts'
import { chosenLocale, pageAddress } from './page-address.ts'
import type { PreparedAnswers } from './prepared-answers.ts'
import { renderPage } from './render-page.ts'
import type { Storefront } from './storefront.ts'

/** Everything that is not the API's, a document or a file is a page of the storefront. */
export function pageRoutes(parts: {
  directory: HostDirectory
  prepared: PreparedAnswers
  storefront: Storefront
}): FastifyPluginAsync {
  const { directory, prepared, storefront } = parts
  return async (app) => {
    app.get('/user', (_request, reply) => reply.redirect('/user/profile'))
    app.route({ method: ['GET', 'HEAD'], url: '/*', handler: showPage })

    async function showPage(request: FastifyRequest, reply: FastifyReply) {
      const host = hostOf(request)
      // Without the database nobody is known; what the page asks of the API then makes it an error page.
      const tenant = await directory.find(host).catch(() => null)
      const response = await renderPage(await storefront.build(), {
        url: new URL(`http://localhost${pageAddress(pathOf(request))}`),
        visit: {
          host,
          version: tenant?.version ?? 0,
          chosenLocale: chosenLocale(request.headers.cookie),
          fetch: fetchWithin(app, request),
        },
      })
      const page = Buffer.from(await response.arrayBuffer())
      reply.code(response.status).headers({
        ...Object.fromEntries(response.headers),
        'cache-control': 'private, no-cache',
        vary: 'cookie, accept-encoding',
      })
      if (storefront.isDevelopment) reply.removeHeader('content-security-policy')
      else if (isHtml(response)) {
        reply.header('content-security-policy', contentSecurityPolicy(page.toString()))
      }
      return send(request, reply, page, tenant)
    }

    async function send(
      request: FastifyRequest,
      reply: FastifyReply,
      page: Buffer,
      tenant: Tenant | null,
    ) {
      const encoding = prepared.encodingOf(request.headers)
      const hash = createHash('sha256').update(page).digest('base64url').slice(0, 22)
      reply.header('etag', `"${hash}-${encoding}"`)
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      const body = await packed(page, encoding)
      if (!storefront.isDevelopment) prepared.keep(request, reply, body, tenant)
      return reply.send(body)
    }
  }
}

/** A proxy may be asked for a whole address; whose it is, the host says. */
const pathOf = ({ url }: FastifyRequest) => url.replace(/^https?:\/\/[^/]*/, '')

const isHtml = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false
