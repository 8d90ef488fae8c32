import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyServerOptions, type RouteOptions } from 'fastify'
import { api } from '../app.ts'
import { openHostDirectory } from '../applications/host-directory.ts'
import { ApiEnvironment } from '../environment.ts'
import type { BrandSeed } from '../planting/brand-seed.ts'
import { openDatabase } from '../platform/database/connection.ts'
import { logSettings } from '../platform/http/operations/log-settings.ts'
import { measureRequests, openMetrics } from '../platform/http/operations/metrics.ts'
import { serverOptions } from '../platform/http/wire/server-options.ts'
import { outboxRoutes } from '../platform/messages/outbox-routes.ts'
import { cdnRoutes } from '../publishing/cdn-routes.ts'
import { openPublishedDocuments } from '../publishing/published-documents.ts'
import { RIYADH_BRAND } from './test-brands.ts'
import type { TestCustomer } from './test-customers.ts'
import { testDatabase } from './test-database.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Request = {
  /** The brand whose storefront sends it. */
  as?: BrandSeed
  headers?: Record<string, string>
  /** The address it comes from. */
  ip?: string
}

/** The API as the server mounts it, on this file's own database. */
export async function buildTestApp({
  clock = Date.now,
  environment = {},
  keepsStatements = true,
  unguarded,
  logged,
}: {
  clock?: () => number
  environment?: Partial<ApiEnvironment>
  keepsStatements?: boolean
  /** A route, as 'GET /api/customers/:id', that somebody forgot to guard. */
  unguarded?: string
  /** Hears every line that is logged. */
  logged?: (line: string) => void
} = {}) {
  const database = openDatabase(await testDatabase(), { keepsStatements })
  const directory = await openHostDirectory(database, { log: () => {} })
  const documents = openPublishedDocuments(database)
  directory.onChange(documents.forget)
  const metrics = openMetrics(database.pool)

  const logger = logged && { ...logSettings('trace'), stream: { write: logged } }
  const options: FastifyServerOptions = { ...serverOptions, ...(logger && { logger }) }
  const app = fastify(options)
  measureRequests(app, metrics)
  const served: Pick<RouteOptions, 'method' | 'url' | 'config'>[] = []
  app.addHook('onRoute', (route) => {
    const { method, url, config } = route
    if (`${method} ${url}` === unguarded) route.config = { ...config, access: 'recognised' }
    served.push({ method, url, ...(config && { config }) })
  })
  const settings = ApiEnvironment.parse({})
  const parts = {
    database,
    directory,
    documents,
    metrics,
    clock,
    // Tests place many orders at one moment, on machines that lag; what refuses that is tested by its own.
    environment: {
      ...settings,
      ORDERS_PER_MINUTE: 1_000,
      LONGEST_LAG_MS: Number.POSITIVE_INFINITY,
      ...environment,
    },
    dataDir: mkdtempSync(join(tmpdir(), 'sufra-test-')),
  }
  await app.register(api(parts), { prefix: '/api' })
  await app.register(cdnRoutes(parts), { prefix: '/cdn' })
  await app.register(outboxRoutes(parts), { prefix: '/dev' })
  await app.ready()

  /** Sends a path below /api, as a brand's storefront does. */
  const send = (
    method: Method,
    path: string,
    body: unknown,
    { as = RIYADH_BRAND, headers = {}, ip }: Request = {},
  ) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { ...headersOf(as), ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(ip && { remoteAddress: ip }),
    })
  const sender = (fixed: Request = {}) => ({
    get: (path: string, request?: Request) => send('GET', path, undefined, merged(fixed, request)),
    post: (path: string, body?: unknown, request?: Request) =>
      send('POST', path, body, merged(fixed, request)),
    patch: (path: string, body: unknown, request?: Request) =>
      send('PATCH', path, body, merged(fixed, request)),
    delete: (path: string, request?: Request) =>
      send('DELETE', path, undefined, merged(fixed, request)),
  })

  return {
    app,
    /** The patterns of everything that is served. */
    routes: served.map(({ url }) => url),
    served,
    database,
    directory,
    clock,
    dataDir: parts.dataDir,
    /** As a visitor. */
    ...sender(),
    /** As somebody signed in. */
    as: ({ brand, token }: Pick<TestCustomer, 'brand' | 'token'>) =>
      sender({ as: brand, headers: { authorization: `Bearer ${token}` } }),
    async [Symbol.asyncDispose]() {
      await app.close()
      rmSync(parts.dataDir, { recursive: true, force: true })
      await directory.close()
      await database.close()
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

const merged = (fixed: Request, given: Request = {}): Request => ({
  ...fixed,
  ...given,
  headers: { ...fixed.headers, ...given.headers },
})

/** What a browser sends back of an answer's cookies. */
export const cookiesOf = (answer: { headers: Record<string, unknown> }) => ({
  cookie: [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; '),
})

export const keyOf = ({ application }: BrandSeed) => application.key

export const headersOf = (brand: BrandSeed) => ({
  host: brand.application.hosts[0],
  'app-key': keyOf(brand),
})
