import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

export const LinkEnvironment = {
  /** A demo shows what it would have sent at /dev/outbox. Elsewhere that does not exist. */
  DEMO: z.stringbool().default(true),
  /** What stands before a path in links we send, with {host} for the brand's host name. */
  LINK_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, 'must look like https://{host}')
    .optional(),
}
export type LinkSettings = z.infer<z.ZodObject<typeof LinkEnvironment>>

/**
 * Where links we send lead: always to a host the brand is known by, never to what a header says.
 * A demo without the setting is reached at the port it listens on.
 */
export function linkOrigin(request: FastifyRequest, { LINK_ORIGIN, DEMO }: LinkSettings) {
  const { host } = request.tenant
  if (LINK_ORIGIN) return LINK_ORIGIN.replaceAll('{host}', host)
  if (!DEMO) return `https://${host}`
  const port = request.socket.localPort
  return `${request.protocol}://${host}${port ? `:${port}` : ''}`
}
