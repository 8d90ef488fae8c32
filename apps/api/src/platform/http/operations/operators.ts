import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bearerOf } from '../tenant/access.ts'

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Who may read how the process fares. */
export const OperatorEnvironment = {
  /** Sent as a bearer token. */
  OPERATIONS_TOKEN: z
    .string()
    .min(16)
    .max(100)
    .regex(/^[\w-]+$/)
    .optional(),
  /** Addresses and ranges from which no token is asked for. */
  OPERATIONS_NETWORKS: z
    .string()
    .default('loopback')
    .transform((text, context) => {
      const networks = networksIn(text)
      if (networks) return networks
      context.addIssue('must name networks, as in 10.0.0.0/8, 192.0.2.7 or loopback')
      return z.NEVER
    }),
}
export type OperatorSettings = z.infer<z.ZodObject<typeof OperatorEnvironment>>

/**
 * Whether a request is an operator's. What was passed on by a proxy is never taken for a neighbour's, whoever
 * the proxy is: it may come from anywhere.
 */
export function isOperator(request: FastifyRequest, settings: OperatorSettings): boolean {
  const token = bearerOf(request)
  if (token && settings.OPERATIONS_TOKEN) return isSame(token, settings.OPERATIONS_TOKEN)
  if (FORWARDED.some((name) => name in request.headers)) return false
  const address = (request.raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  const family = isIP(address)
  return family > 0 && settings.OPERATIONS_NETWORKS.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

const hashed = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(hashed(one), hashed(other))

/** Null where something is no network. */
function networksIn(text: string): BlockList | null {
  const list = new BlockList()
  const parts = text.split(',').map((part) => part.trim())
  try {
    for (const network of parts.flatMap((part) => NAMED[part] ?? part)) {
      const [address = '', length] = network.split('/')
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
      if (length === undefined) list.addAddress(address, family)
      else list.addSubnet(address, Number(length), family)
    }
    return list
  } catch {
    return null
  }
}
