import { resolve } from 'node:path'
import { api } from '@sufra/api/app'
import { openHostDirectory } from '@sufra/api/applications/host-directory'
import { startOrderScheduler } from '@sufra/api/orders/moving/order-scheduler'
import type { Database } from '@sufra/api/platform/database/connection'
import { logSettings } from '@sufra/api/platform/http/operations/log-settings'
import { measureRequests, openMetrics } from '@sufra/api/platform/http/operations/metrics'
import { operationsRoutes } from '@sufra/api/platform/http/operations/operations-routes'
import { answerError } from '@sufra/api/platform/http/wire/error-handler'
import { serverOptions } from '@sufra/api/platform/http/wire/server-options'
import { outboxRoutes } from '@sufra/api/platform/messages/outbox-routes'
import { cdnRoutes } from '@sufra/api/publishing/cdn-routes'
import { openPublishedDocuments } from '@sufra/api/publishing/published-documents'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { guardedConnections } from './connections.ts'
import { isConsoleBuilt } from './console.ts'
import { consoleRoutes } from './console-routes.ts'
import { DEMO_PICTURES } from './demo.ts'
import { developmentStorefront } from './development-storefront.ts'
import type { Environment } from './environment.ts'
import { preparedAnswers } from './fast/prepared-answers.ts'
import { fileRoutes } from './file-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { refuseAddress } from './refuse-address.ts'
import { securityHeaders } from './security-headers.ts'
import { builtStorefront } from './storefront.ts'

/** One process, one port: API, published documents, pictures, the console and the storefront. */
export async function openFrontDoor(parts: {
  database: Database
  environment: Environment
  isDevelopment: boolean
  clock?: () => number
  /** Once the product is to end: answers are the last on their connection, and it calls itself not ready. */
  leaving?: AbortSignal
}): Promise<FastifyInstance> {
  const { database, environment, clock = Date.now, leaving = NEVER } = parts
  const metrics = openMetrics(database.pool)
  const hasProxy = environment.TRUST_PROXY.length > 0
  const connections = guardedConnections({
    registry: metrics.registry,
    log: (error) => app.log.warn({ err: error }, 'a connection could not be taken'),
  })
  const app: FastifyInstance = fastify({
    ...serverOptions,
    trustProxy: hasProxy && environment.TRUST_PROXY,
    logger: logSettings(environment.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: connections.refuse,
    // Whoever still asks while we leave is answered as before, and told that this was the last.
    return503OnClosing: false,
    serverFactory: (handle) =>
      connections.serve({
        // Whatever has been answered before, the same for everybody, goes out again without a detour.
        answer(request, response) {
          // Who keeps asking over one connection would keep us from ever ending.
          if (leaving.aborted) response.shouldKeepAlive = false
          return environment.FAST_PATHS && prepared.answer(request, response)
        },
        handle(request, response) {
          // Whose type is named although nothing comes would be waited for in vain.
          if (request.readableEnded) delete request.headers['content-type']
          handle(request, response)
        },
      }),
  })
  app.addHook('preClose', () => connections.holdUntilClosed(app.server))
  const directory = await openHostDirectory(database, {
    clock,
    log: (error) => app.log.warn({ err: error }, 'not subscriber of new versions'),
  })
  const prepared = preparedAnswers({ directory, registry: metrics.registry, hasProxy, clock })
  const documents = openPublishedDocuments(database)
  directory.onChange(documents.forget)
  app.addHook('onClose', () => directory.close())
  const scheduler = await startOrderScheduler(database, {
    clock,
    log: (error) => app.log.warn({ err: error }, 'orders were not looked after'),
  })
  app.addHook('onClose', () => scheduler.stop())

  const dataDir = environment.DATA_DIR
  const shared = { database, directory, documents, metrics, environment, clock, dataDir, leaving }
  measureRequests(app, metrics)
  const protection = securityHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(protection)
    done()
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(refuseAddress)
  await app.register(
    async (scope) => {
      await scope.register(api(shared))
      // What the API does not have is not left to the storefront, whose pages take every other path.
      for (const rest of ['/', '/*']) scope.get(rest, (_request, reply) => reply.callNotFound())
    },
    { prefix: '/api' },
  )
  await app.register(operationsRoutes(shared))
  await app.register(outboxRoutes(shared), { prefix: '/dev' })
  await app.register(
    async (cdn) => {
      cdn.addHook('onSend', async (request, reply, body) => {
        if (Buffer.isBuffer(body)) prepared.keep(request, reply, body, request.tenant)
      })
      await cdn.register(cdnRoutes(shared))
    },
    { prefix: '/cdn' },
  )
  await app.register(
    fileRoutes({ pictures: pictureFolders(environment), hasBuild: !parts.isDevelopment }),
  )
  if (isConsoleBuilt()) await app.register(consoleRoutes({ directory }))
  const storefront = parts.isDevelopment
    ? await developmentStorefront(app)
    : await builtStorefront()
  await app.register(pageRoutes({ directory, prepared, storefront, environment }))
  return app
}

const NEVER = new AbortController().signal

const pictureFolders = ({ PICTURES_DIR, DEMO_BRANDS }: Environment) => [
  ...(PICTURES_DIR ? [resolve(PICTURES_DIR)] : []),
  ...(DEMO_BRANDS ? [DEMO_PICTURES] : []),
]
