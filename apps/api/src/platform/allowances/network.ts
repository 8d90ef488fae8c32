import { isIPv4 } from 'node:net'

/**
 * The network a caller comes from: one household or office, which one address of it could rotate
 * through. Null for this machine itself, where every caller looks the same.
 */
export function networkOf(ip: string): string | null {
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
