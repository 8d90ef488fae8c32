import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { ORDERING_HEADERS } from '../brands/ordering-brand.ts'

export type Answer = { status: number; body: string }

type Sent = {
  method?: 'GET' | 'POST'
  path: string
  token?: string
  /** Written as it is: what is no JSON may be sent as well. */
  body?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

export type BrandApi = ReturnType<typeof brandApi>

/** The API of the brand that is ordered from, at whatever stands behind a port. */
export function brandApi(port: number, { connections = 16 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  /** Fails when no whole answer comes. */
  function send({ method = 'GET', path, token, body, headers, signal }: Sent) {
    return new Promise<Answer>((resolve, reject) => {
      const asking = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path: `/api${path}`,
          ...(signal && { signal }),
          headers: { ...headersFor(port, token), ...headers },
        },
        (response) => {
          response.once('error', reject)
          text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
        },
      )
      asking.once('error', reject)
      asking.end(body)
    })
  }

  return { port, send, [Symbol.dispose]: () => agent.destroy() }
}

/** What a storefront sends with every call. */
export const headersFor = (port: number, token?: string): Record<string, string> => ({
  ...ORDERING_HEADERS,
  host: `ordering.localhost:${port}`,
  'content-type': 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
})
