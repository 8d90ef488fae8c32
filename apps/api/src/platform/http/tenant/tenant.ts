import type { Locale } from '@sufra/domain/text/locales'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound, refusal } from '../problems/problem.ts'
import type { Access } from './access.ts'

/** Whom a host name leads to. */
export type Tenant = {
  host: string
  conceptId: number
  applicationId: number
  applicationKey: string
  /** The concept's: grows with every change a visitor could see. */
  version: number
  primaryLanguage: Locale
  secondaryLanguage: Locale | null
  /** Whether the brand's pages load reCAPTCHA. */
  hasCaptcha: boolean
}

/** Finds the tenant of a host name. */
export type TenantDirectory = {
  /** From memory alone: undefined also for a host nobody has asked for yet. */
  known(host: string): Tenant | undefined
  find(host: string): Promise<Tenant | null>
}

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
export function requireTenant(app: FastifyInstance, directory: TenantDirectory) {
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

/** Bounded: made-up host names must not fill the memory. */
const names = new Map<string, string>()
const REMEMBERED = 1_000

/** An unknown key and another application's key look alike: as if nothing were here. */
function checkKey(request: FastifyRequest, tenant: Tenant) {
  const key = request.headers['app-key']
  if (!key) throw refusal('unknown-app-key', { source: 'app-key' })
  if (key !== tenant.applicationKey) throw notFound()
}

/** As hosts are kept. 'Saj.localhost.' is the same name, written to its very end. */
export const plainHost = (name: string) => name.toLowerCase().replace(/\.$/, '')
