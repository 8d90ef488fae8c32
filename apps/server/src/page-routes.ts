import { createHash, randomBytes } from 'node:crypto'
import type { HostDirectory } from '@sufra/api/applications/host-directory'
import { limitCallers } from '@sufra/api/platform/http/operations/limits'
import { hostOf, type Tenant } from '@sufra/api/platform/http/tenant/tenant'
import { type Encoding, pack } from '@sufra/api/publishing/packing'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy, takeMarkedCode } from './content-security.ts'
import type { Environment } from './environment.ts'
import { chosenLocale, pageAddress } from './fast/page-address.ts'
import type { PreparedAnswers } from './fast/prepared-answers.ts'
import { fetchWithin } from './fetch-within.ts'
import { renderPage, type Visit } from './render-page.ts'
import type { Storefront } from './storefront.ts'

/** Near the best ratio at a tenth of the time of the last step: a page is packed while its first reader waits. */
const BROTLI_QUALITY = 9

type Page = { status: number; headers: Record<string, string>; body: Buffer }

/** Everything that is not the API's, a document or a file is a page of the storefront. */
export function pageRoutes(parts: {
  directory: HostDirectory
  prepared: PreparedAnswers
  storefront: Storefront
  environment: Environment
}): FastifyPluginAsync {
  const { directory, prepared, storefront, environment } = parts
  const underWay = new Map<string, Promise<Page>>()
  return async (app) => {
    // What is kept is never counted: only addresses made up one after another can reach this.
    await limitCallers(app, { directory, environment })
    app.get('/user', (_request, reply) => reply.redirect('/user/profile'))
    app.route({ method: ['GET', 'HEAD'], url: '/*', handler: showPage })

    async function showPage(request: FastifyRequest, reply: FastifyReply) {
      const host = hostOf(request)
      // Without the database nobody is known; what the page asks of the API then makes it an error page.
      const tenant = await directory.find(host).catch(() => null)
      const version = tenant?.version ?? 0
      const locale = chosenLocale(request.headers.cookie)
      const address = pageAddress(pathOf(request))
      const encoding = prepared.encodingOf(request.headers)
      const { status, headers, body } = await joined(
        [host, version, locale, address, encoding],
        () =>
          rendered(encoding, tenant, {
            url: new URL(`http://localhost${address}`),
            visit: { host, version, chosenLocale: locale, fetch: fetchWithin(app, request) },
          }),
      )
      reply.code(status).headers(headers)
      if (storefront.isDevelopment) reply.removeHeader('content-security-policy')
      else prepared.keep(request, reply, body, tenant)
      return reply.send(body)
    }

    /** Who asks for a page that is just being made waits for that one: a new version brings many at once. */
    function joined(parts: unknown[], make: () => Promise<Page>): Promise<Page> {
      const key = parts.join('\n')
      const known = underWay.get(key)
      if (known) return known
      const made = make().finally(() => underWay.delete(key))
      underWay.set(key, made)
      return made
    }

    async function rendered(
      encoding: Encoding,
      tenant: Tenant | null,
      { url, visit }: { url: URL; visit: Omit<Visit, 'codeMark'> },
    ) {
      const codeMark = randomBytes(18).toString('base64url')
      const page = { url, visit: { ...visit, codeMark } }
      const response = await renderPage(await storefront.build(), page)
      const { html, own } = takeMarkedCode(await response.text(), codeMark)
      const whole = Buffer.from(html)
      const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 22)
      return {
        status: response.status,
        headers: {
          ...Object.fromEntries(response.headers),
          'cache-control': 'private, no-cache',
          vary: 'cookie, accept-encoding',
          ...(isHtml(response) && {
            'content-security-policy': contentSecurityPolicy(own, {
              hasCaptcha: tenant?.hasCaptcha ?? false,
            }),
          }),
          etag: `"${hash}-${encoding}"`,
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        },
        body: await pack(whole, encoding, BROTLI_QUALITY),
      }
    }
  }
}

/** A proxy may be asked for a whole address; whose it is, the host says. */
const pathOf = ({ url }: FastifyRequest) => url.replace(/^https?:\/\/[^/]*/, '')

const isHtml = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false
