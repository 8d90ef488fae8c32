import type { FastifyRequest } from 'fastify'
import type { ApiEnvironment } from '../../../environment.ts'

/**
 * Where links we send lead: always to a host the brand is known by, never to what a header says.
 * A demo without the setting is reached at the port it listens on.
 */
export function linkOrigin(request: FastifyRequest, { LINK_ORIGIN, DEMO }: ApiEnvironment) {
  const { host } = request.tenant
  if (LINK_ORIGIN) return LINK_ORIGIN.replaceAll('{host}', host)
  if (!DEMO) return `https://${host}`
  const port = request.socket.localPort
  return `${request.protocol}://${host}${port ? `:${port}` : ''}`
}
