import { notFound, refusal } from '@sufra/api/platform/http/problems/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What is neither page nor file: not there, or asked for in another way than by reading. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply): never {
  if (request.method === 'GET' || request.method === 'HEAD') throw notFound()
  reply.header('allow', 'GET, HEAD')
  throw refusal('method-not-allowed')
}
