import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The API called by a page on behalf of its reader: a request that never leaves the process. */
export function fetchWithin(
  app: FastifyInstance,
  caller: Pick<FastifyRequest, 'host' | 'ip'>,
): typeof fetch {
  return async (input, init) => {
    const { statusCode, headers, rawPayload } = await app.inject({
      url: String(input),
      headers: { ...Object.fromEntries(new Headers(init?.headers)), host: caller.host },
      remoteAddress: caller.ip,
    })
    const given = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    const body = statusCode === 304 ? null : new Uint8Array(rawPayload)
    return new Response(body, { status: statusCode, headers: given })
  }
}
