import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where a proxy says for whom it asks, in the order in which we look. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const
/** What a proxy that names nobody still gives itself away by. */
const PROXIED = [...FORWARDED, 'x-forwarded-host', 'x-forwarded-proto', 'via'] as const

/**
 * The network a caller comes from: one household or office, which one address of it could rotate
 * through. Null for this machine itself, where every caller looks the same. What comes through a
 * proxy on this machine that nobody named as trusted is not this machine's: it counts for whom the
 * proxy names last, and together where it names nobody, rather than not at all.
 */
export function networkOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string | null {
  const network = networkOfAddress(ip)
  if (network !== null || !PROXIED.some((name) => name in headers)) return network
  const named = FORWARDED.flatMap((name) => addressesIn(headers[name])).map(networkOfAddress)
  return named.find((it) => it !== null) ?? 'unnamed'
}

/** The last one first: that is whom the nearest proxy has seen. */
function addressesIn(header: string | string[] | undefined): string[] {
  const parts = String(header ?? '')
    .slice(-MOST_READ)
    .split(/[,;]/)
  return parts
    .map((part) => part.trim().replace(/^for=/i, '').replace(/^"|"$/g, ''))
    .map((part) => /^\[([^\]]+)\]/.exec(part)?.[1] ?? part.replace(/^([\d.]+):\d+$/, '$1'))
    .filter((part) => isIP(part) > 0)
    .reverse()
}

const MOST_READ = 500

function networkOfAddress(ip: string): string | null {
  const address = ip.replace(/^::ffff:/i, '')
  if (isIPv4(address)) {
    return address.startsWith('127.') ? null : address.split('.').slice(0, 3).join('.')
  }
  if (address === '::1') return null
  return groupsOf(address).slice(0, 4).join(':')
}

/** The eight groups of an IPv6 address, with what `::` leaves out. */
function groupsOf(address: string): string[] {
  const [before = '', after = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const first = before.split(':').filter(Boolean)
  const last = after.split(':').filter(Boolean)
  const between = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...between, ...last].map((group) => Number.parseInt(group, 16).toString(16))
}
