import type { Locale } from '@sufra/domain/text/locales'
import type { FastifyRequest } from 'fastify'
import { localeOf } from './locale.ts'
import type { Tenant } from './tenant.ts'

/** Who is asking, in which language, when, and where this API is mounted. */
export type RequestContext = { tenant: Tenant; locale: Locale; now: number; prefix: string }

export const requestContext = (request: FastifyRequest, clock: () => number): RequestContext => ({
  tenant: request.tenant,
  locale: localeOf(request),
  now: clock(),
  prefix: request.server.prefix,
})
