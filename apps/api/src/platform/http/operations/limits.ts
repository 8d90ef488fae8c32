import type { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusal } from '../problems/problem.ts'
import { hostOf, type TenantDirectory } from '../tenant/tenant.ts'

const LAG_SAMPLE_MS = 1_000
const LAG_RESOLUTION_MS = 10

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

/** While the process cannot keep up, what brings an order to the kitchen is let in for this much longer. */
const PATIENCE_WITH_ORDERS = 4

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of what is turned away while the process cannot keep up, this is the last. Pages never are. */
    isShedLast?: boolean
  }
}

/** Turns away what one address asks too often, and everything while the process cannot keep up, orders last. */
export async function limitRequests(app: FastifyInstance, limited: Limited) {
  const lag = measuredLag()
  app.addHook('onClose', async () => lag.stop())
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    const patience = config.isShedLast ? PATIENCE_WITH_ORDERS : 1
    if (lag.ms() > patience * limited.environment.LONGEST_LAG_MS) throw refusal('overloaded')
  })
  await limitCallers(app, limited)
}

/** How late the event loop was on average, in the last second. Opens no file, so that it also works without descriptors. */
function measuredLag() {
  const delays = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  delays.enable()
  let lag = 0
  const timer = setInterval(() => {
    // Nothing was measured in a second that had no time for it.
    const mean = delays.count === 0 ? Number.POSITIVE_INFINITY : delays.mean / 1e6
    lag = Math.max(0, mean - LAG_RESOLUTION_MS)
    delays.reset()
  }, LAG_SAMPLE_MS).unref()
  return {
    ms: () => lag,
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
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

/** Requests of one connection mostly come from the same address. */
const latest = new WeakMap<Socket, { ip: string; network: string }>()
function networkOf({ ip, socket }: FastifyRequest) {
  // Whoever has gone before they were looked at has no address any more, and hears no answer.
  if (!ip) return ''
  const known = latest.get(socket)
  if (known?.ip === ip) return known.network
  const network = normalizeIP(ip)
  latest.set(socket, { ip, network })
  return network
}
