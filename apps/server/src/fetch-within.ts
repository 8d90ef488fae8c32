import type { FastifyInstance } from 'fastify'

/** The API called by pages of the same origin: a request that never leaves the process. */
export function fetchWithin(app: FastifyInstance, host: string): typeof fetch {
  return async (input, init) => {
    const response = await app.inject({
      method: 'GET',
      url: String(input),
      headers: { ...Object.fromEntries(new Headers(init?.headers)), host },
    })
    const body = response.statusCode === 304 ? null : new Uint8Array(response.rawPayload)
    return new Response(body, {
      status: response.statusCode,
      headers: Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    })
  }
}
