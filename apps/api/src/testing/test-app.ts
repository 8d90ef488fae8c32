import fastify from 'fastify'
import { applicationKey } from '#seed/application-key.ts'
import type { BrandSeed } from '#seed/brand-seed.ts'
import { api } from '../app.ts'
import { openHostDirectory } from '../applications/host-directory.ts'
import { openDatabase } from '../database/connection.ts'
import { ApiEnvironment } from '../environment.ts'
import { openMetrics } from '../http/metrics.ts'
import { serverOptions } from '../http/server-options.ts'
import { cdnRoutes } from '../publishing/cdn-routes.ts'
import { publishedDocuments } from '../publishing/published-documents.ts'
import { OLIVE } from './test-brands.ts'
import { testDatabase } from './test-database.ts'

type Request = { as?: BrandSeed; headers?: Record<string, string> }

/** The API as the server mounts it, on this file's own database. */
export async function buildTestApp({
  clock = Date.now,
  environment = {},
}: {
  clock?: () => number
  environment?: Partial<ApiEnvironment>
} = {}) {
  const database = openDatabase(await testDatabase())
  const directory = await openHostDirectory(database, { log: () => {} })
  const documents = publishedDocuments(database)
  directory.onChange(documents.forget)
  const metrics = openMetrics(database.pool)

  const app = fastify(serverOptions)
  const routes: string[] = []
  app.addHook('onRoute', ({ url }) => void routes.push(url))
  const settings = ApiEnvironment.parse(environment)
  const parts = { database, directory, documents, metrics, clock, environment: settings }
  await app.register(api(parts), { prefix: '/api' })
  await app.register(cdnRoutes(parts), { prefix: '/cdn' })
  await app.ready()

  return {
    app,
    /** The patterns of everything that is served. */
    routes,
    database,
    directory,
    /** A GET of a path below /api, as a brand's storefront sends it. */
    get: (path: string, { as = OLIVE, headers = {} }: Request = {}) =>
      app.inject({ method: 'GET', url: `/api${path}`, headers: { ...headersOf(as), ...headers } }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await directory.close()
      await database.close()
    },
  }
}

export const keyOf = ({ concept }: BrandSeed) => applicationKey(concept.slug)

export const headersOf = (brand: BrandSeed) => ({
  host: brand.application.hosts[0],
  'app-key': keyOf(brand),
})
