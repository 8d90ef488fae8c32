import { storedValue } from '@sufra/web/storage/stored-value'

export const SERVERS = [
  'pre-production',
  'dev',
  'production',
  'development',
  'test consumer',
  'test merchant',
  'test kiosk',
  'staging',
  'custom',
] as const
export type Server = (typeof SERVERS)[number]

// Marked as free of effects, so that a production build can leave it out.
export const devServer = /* @__PURE__ */ storedValue<Server>(
  'dev_server',
  (text) => SERVERS.find((name) => name === text) ?? null,
)

export const customServer = /* @__PURE__ */ storedValue('base_url', addressFrom)

/** An http address without its trailing slash; null for anything else. */
export function addressFrom(text: string): string | null {
  const url = URL.parse(text.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return (url.origin + url.pathname).replace(/\/+$/, '')
}

/**
 * Where a server is. Each team has its own: `VITE_SERVERS` of the build names them, for example
 * 'staging=https://staging.example.com, dev=http://localhost:3000'. A server it does not name is this one.
 */
export function serverAddress(server: Server, named = import.meta.env.VITE_SERVERS ?? ''): string {
  if (server === 'custom') return customServer.read() ?? ''
  for (const entry of String(named).split(',')) {
    const [name, ...address] = entry.split('=')
    if (name?.trim() === server) return addressFrom(address.join('=')) ?? ''
  }
  return ''
}
