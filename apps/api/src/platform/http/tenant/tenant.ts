import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HostDirectory, Tenant } from '../../../applications/host-directory.ts'
import { plainHost } from '../../../applications/match-url.ts'
import { notFound, Problem } from '../problems/problem.ts'
import type { Access } from './access.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent: anybody with the application's key. */
    access?: Access
  }
  interface FastifyRequest {
    tenant: Tenant
  }
}

/** Every request from here on belongs to the application its host names. */
export function requireTenant(app: FastifyInstance, directory: HostDirectory) {
  app.decorateRequest('tenant')
  app.addHook('onRequest', async (request) => {
    const host = hostOf(request)
    const tenant = directory.known(host) ?? (await directory.find(host))
    if (!tenant) throw notFound()
    if (request.routeOptions.config.access !== 'public') checkKey(request, tenant)
    request.tenant = tenant
  })
}

/** The host asked for, as hosts are kept. */
export function hostOf(request: FastifyRequest): string {
  const { host } = request
  const known = names.get(host)
  if (known !== undefined) return known
  const name = plainHost(request.hostname)
  if (names.size < REMEMBERED) names.set(host, name)
  return name
}

/** Hosts are few; whoever makes up thousands is not served faster by remembering them. */
const names = new Map<string, string>()
const REMEMBERED = 1_000

/** An unknown key and another application's key look alike: as if nothing were here. */
function checkKey(request: FastifyRequest, tenant: Tenant) {
  const key = request.headers['app-key']
  if (!key) {
    throw new Problem('unknown-app-key', { detail: 'The app-key is missing.', source: 'app-key' })
  }
  if (key !== tenant.applicationKey) throw notFound()
}
