import type { ProblemName } from '@sufra/contract/wire/problems'
import { isFieldFault } from '@sufra/domain/text/field-faults'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway } from './database-away.ts'
import { notFound, Problem } from './problem.ts'

/** What the framework refuses by itself, in our words. */
const FRAMEWORK_REFUSALS: Record<number, [ProblemName, string]> = {
  405: ['method-not-allowed', 'This method is not allowed here.'],
  413: ['too-large', 'The request is too large.'],
  415: ['unsupported-media-type', 'Send JSON.'],
  429: ['too-many-requests', 'Too many requests. Try again shortly.'],
  503: ['overloaded', 'The service is busy. Try again shortly.'],
}

/** What people read of a value that breaks its schema; the schema's own words are for programmers. */
const SCHEMA_BROKEN = {
  'bad-request': 'Something in this request is not as it should be.',
  'invalid-fields': 'This value is not valid.',
} as const

/** A body may break its schema in a thousand places; this many tell enough. */
const MOST_DETAILS = 20

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error)
  if (isDatabaseAway(error)) {
    return new Problem('unavailable', 'The service is not available. Try again shortly.')
  }

  const status = statusOf(error)
  if (status === 404 || status === 414) return notFound()
  const refusal = FRAMEWORK_REFUSALS[status]
  if (refusal) return new Problem(...refusal)
  if (status >= 400 && status < 500) return new Problem('bad-request', 'The request is malformed.')
  return new Problem('internal-error', 'Something went wrong on our side.')
}

type InvalidRequest = {
  validation: { instancePath: string; message?: string | undefined }[]
  validationContext?: string | undefined
}

function invalidRequest({ validation, validationContext = 'request' }: InvalidRequest) {
  const name = validationContext === 'body' ? 'invalid-fields' : 'bad-request'
  const details = validation.slice(0, MOST_DETAILS).map(({ instancePath, message = '' }) => ({
    detail: SCHEMA_BROKEN[name],
    source: instancePath.slice(1) || validationContext,
    // What the domain calls wrong travels by its own name.
    ...(isFieldFault(message) ? { code: message } : { hint: message }),
  }))
  return new Problem(name, ...details)
}

function statusOf(error: unknown): number {
  const isOurs = typeof error === 'object' && error !== null && 'statusCode' in error
  return isOurs && typeof error.statusCode === 'number' ? error.statusCode : 500
}
