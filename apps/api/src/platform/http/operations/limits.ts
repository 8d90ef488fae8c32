import type { Socket } from 'node:net'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem, refusal } from '../problems/problem.ts'
import { hostOf, type TenantDirectory } from '../tenant/tenant.ts'

const RETRY_SECONDS = 5

export const LimitEnvironment = {
  /** From one address to one host. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(3_000),
  /** Milliseconds the event loop may lag before requests are turned away. */
  LONGEST_LAG_MS: z.coerce.number().positive().default(1_000),
}
type Limited = {
  directory: TenantDirectory
  environment: z.infer<z.ZodObject<typeof LimitEnvironment>>
}

/** Turns away what one address asks too often, and everything while the process cannot keep up. */
export async function limitRequests(app: FastifyInstance, limited: Limited) {
  await app.register(underPressure, {
    maxEventLoopDelay: limited.environment.LONGEST_LAG_MS,
    retryAfter: RETRY_SECONDS,
    customError: Overloaded,
  })
  await limitCallers(app, limited)
}

/** Turns away what one address asks too often. */
export async function limitCallers(app: FastifyInstance, { directory, environment }: Limited) {
  await app.register(rateLimit, {
    global: false,
    max: environment.REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    // Said to whoever has asked too often, not with every answer.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    keyGenerator: (request) => callerOf(request, directory),
    errorResponseBuilder: () => refusal('too-many-requests'),
  })
  app.addHook('onRequest', app.rateLimit())
}

/** Made-up host names share one count: they must not be a way around it. */
function callerOf(request: FastifyRequest, directory: TenantDirectory) {
  const host = hostOf(request)
  return `${networkOf(request)} ${directory.known(host) ? host : ''}`
}

/** Somebody's connection mostly brings one address after another that is the same. */
const latest = new WeakMap<Socket, { ip: string; network: string }>()
function networkOf({ ip, socket }: FastifyRequest) {
  const known = latest.get(socket)
  if (known?.ip === ip) return known.network
  const network = normalizeIP(ip)
  latest.set(socket, { ip, network })
  return network
}

class Overloaded extends Problem {
  constructor() {
    super('overloaded', [{}])
  }
}
