import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Storefront } from './storefront.ts'

const ROOT = fileURLToPath(new URL('../../storefront', import.meta.url))

/** Pages straight from the sources, reloaded as they change. */
export async function developmentStorefront(app: FastifyInstance): Promise<Storefront> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, hmr: { server: app.server }, allowedHosts: ['.localhost'] },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    const isOurs = /^\/(api|cdn|console|pictures|health|ready|metrics)(\/|$|\?)/.test(request.url)
    if (isOurs) return next()
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => {
      Object.defineProperty(reply, 'sent', { value: false, configurable: true })
      next()
    })
  })
  return {
    isDevelopment: true,
    build: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  }
}
