import type { FastifyInstance, FastifyRequest } from 'fastify'

type Caller = Pick<FastifyRequest, 'host' | 'ip'>

/** The API called by a page on behalf of its reader: a request that never leaves the process. */
export function fetchWithin(app: FastifyInstance, caller: Caller): typeof fetch {
  return async (input, init) => {
    const response = await app.inject({
      method: 'GET',
      url: String(input),
      remoteAddress: caller.ip,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), host: caller.host },
    })
    const body = response.statusCode === 304 ? null : new Uint8Array(response.rawPayload)
    return new Response(body, {
      status: response.statusCode,
      headers: Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    })
  }
}
