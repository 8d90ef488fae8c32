import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { CLIENT_BUILD } from './storefront.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000
const WEEK_MS = 7 * 24 * 60 * 60_000

/** What the product itself shows: the badges of car makers. */
const OWN_PICTURES = fileURLToPath(new URL('../pictures', import.meta.url))

/** The storefront's scripts and styles, whose names change with their contents, and the brands' pictures. */
export function fileRoutes(options: {
  /** Folders of pictures; the first that has one gives it. */
  pictures: string[]
  hasBuild: boolean
}): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, {
      root: [...options.pictures, OWN_PICTURES],
      prefix: '/pictures/',
      maxAge: WEEK_MS,
      index: false,
    })
    if (!options.hasBuild) return
    await app.register(fastifyStatic, {
      root: `${CLIENT_BUILD}/assets`,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      maxAge: YEAR_MS,
      immutable: true,
      index: false,
    })
    for (const file of ['sufra.svg', 'robots.txt']) {
      app.get(`/${file}`, (_request, reply) => reply.sendFile(file, CLIENT_BUILD, { maxAge: 0 }))
    }
    app.get('/sw.js', (_request, reply) =>
      reply
        // The worker fetches on the pages' behalf, under the policy it came with.
        .header('content-security-policy', "default-src 'none'; connect-src 'self'")
        .sendFile('sw.js', CLIENT_BUILD, { maxAge: 0, cacheControl: false })
        .header('cache-control', 'no-cache'),
    )
  }
}
