import { carriesList } from '@sufra/contract/wire/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asProblem } from '../problems/as-problem.ts'
import { Problem } from '../problems/problem.ts'
import { worded } from '../problems/said.ts'
import { localeOfRefusal } from '../tenant/locale.ts'

const RETRY_SECONDS = 5

/** The one way an error leaves: our own shape, and never more than the refusal says. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error)
  if (problem.status >= 500 && !(error instanceof Problem)) {
    request.log.error({ err: error }, problem.message)
  }
  const mayRetry = problem.status === 429 || problem.status === 503
  if (mayRetry && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', problem.retryAfter ?? RETRY_SECONDS)
  }

  const locale = localeOfRefusal(request)
  const details = problem.details.map(({ text, values, ...it }) => ({
    ...it,
    detail: worded({ text, values }, locale),
  }))
  const errors = carriesList(problem.status) ? details : details[0]
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors })
}
