import { isIP } from 'node:net'
import { z } from 'zod'

const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * The proxies in front, by address, range or name. They must be named: behind "some proxy" anybody could
 * say where a request came from, and each of its limits would be counted for whomever they please.
 */
export const TrustedProxies = z
  .string()
  .transform((text) => text.split(',').map((proxy) => proxy.trim()))
  .refine((proxies) => isNobody(proxies) || proxies.every(isProxy), {
    error: 'must name the proxies, as in 10.0.0.0/8, 192.0.2.7 or loopback',
  })
  .transform((proxies) => (isNobody(proxies) ? [] : proxies))

const isNobody = ([first, ...others]: string[]) => first === 'false' && others.length === 0

function isProxy(proxy: string) {
  if (NAMED.has(proxy)) return true
  const [address = '', length, ...others] = proxy.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (longest === -1 || others.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest)
}
