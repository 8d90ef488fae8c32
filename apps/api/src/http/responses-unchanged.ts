import type { FastifyRequest } from 'fastify'

/** Whether the client has these bytes already. A cache on the way may have weakened the tag. */
export function isUnchanged({ headers }: FastifyRequest, etag: string): boolean {
  const written = headers['if-none-match']
  const tags = written?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
