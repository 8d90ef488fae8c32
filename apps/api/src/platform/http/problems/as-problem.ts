import type { ProblemName } from '@sufra/contract/wire/problems'
import { isFieldFault } from '@sufra/domain/text/field-faults'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../../database/database-away.ts'
import { fieldFault, notFound, Problem, refusal } from './problem.ts'

/** What the framework refuses by itself, as our own. */
const FRAMEWORK_REFUSALS: Record<number, ProblemName> = {
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'overloaded',
}

/** A body may break its schema in a thousand places; this many are enough. */
const MAX_DETAILS = 20

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error)
  if (isDatabaseAway(error)) return refusal('unavailable')

  const status = statusOf(error)
  if (status === 404 || status === 414) return notFound()
  const name = FRAMEWORK_REFUSALS[status]
  if (name) return new Problem(name, [{}])
  if (status >= 400 && status < 500) return refusal('bad-request', { text: 'refusal_malformed' })
  return refusal('internal-error')
}

type InvalidRequest = {
  validation: { instancePath: string; message?: string | undefined }[]
  validationContext?: string | undefined
}

function invalidRequest({ validation, validationContext = 'request' }: InvalidRequest) {
  const name = validationContext === 'body' ? 'invalid-fields' : 'bad-request'
  return brokenSchema(
    name,
    validation.map(({ instancePath, message = '' }) => ({
      source: instancePath.slice(1) || validationContext,
      message,
    })),
  )
}

/** What a schema says of a value is for programmers, unless it is a fault we have a text for. */
export function brokenSchema(
  name: 'bad-request' | 'invalid-fields',
  broken: readonly { source: string; message: string }[],
) {
  const details = broken.slice(0, MAX_DETAILS).map(({ source, message }) => ({
    source,
    ...(isFieldFault(message) ? fieldFault(message) : { hint: message }),
  }))
  return new Problem(name, details)
}

function statusOf(error: unknown): number {
  const isOurs = typeof error === 'object' && error !== null && 'statusCode' in error
  return isOurs && typeof error.statusCode === 'number' ? error.statusCode : 500
}
