import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { HostDirectory } from '@sufra/api/applications/host-directory'
import { hostOf } from '@sufra/api/platform/http/tenant/tenant'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { CONSOLE_BUILD } from './console.ts'
import { codeOfFile, contentSecurityPolicy } from './content-security.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000

/** The console at every brand's host: one page for all its addresses, and the files it names. */
export function consoleRoutes({ directory }: { directory: HostDirectory }): FastifyPluginAsync {
  return async (app) => {
    const page = await readFile(`${CONSOLE_BUILD}/index.html`)
    const policy = contentSecurityPolicy(codeOfFile(page.toString()))

    await app.register(fastifyStatic, {
      root: `${CONSOLE_BUILD}/assets`,
      prefix: '/console/assets/',
      decorateReply: false,
      preCompressed: true,
      maxAge: YEAR_MS,
      immutable: true,
      index: false,
    })
    for (const url of ['/console', '/console/*']) {
      app.route({ method: ['GET', 'HEAD'], url, handler: showConsole })
    }

    async function showConsole(request: FastifyRequest, reply: FastifyReply) {
      const tenant = await directory.find(hostOf(request))
      if (!tenant) return reply.callNotFound()
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': policy,
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(page)
    }
  }
}
