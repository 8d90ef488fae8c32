import { z } from 'zod'

/**
 * Every refusal a client may read: the HTTP status it travels under and its code on the wire.
 * 1071 is the number existing clients already recognise.
 */
export const PROBLEMS = {
  'bad-request': { status: 400, code: 'bad-request' },
  'unknown-app-key': { status: 401, code: 'unknown-app-key' },
  'not-found': { status: 404, code: 'not-found' },
  'outside-delivery-area': { status: 404, code: 'outside-delivery-area' },
  'method-not-allowed': { status: 405, code: 'method-not-allowed' },
  'too-large': { status: 413, code: 'too-large' },
  'unsupported-media-type': { status: 415, code: 'unsupported-media-type' },
  'invalid-fields': { status: 422, code: 'invalid-fields' },
  'too-many-requests': { status: 429, code: 'too-many-requests' },
  'internal-error': { status: 500, code: 'internal-error' },
  overloaded: { status: 503, code: 'overloaded' },
  unavailable: { status: 503, code: 'unavailable' },
} as const

export type ProblemName = keyof typeof PROBLEMS

export const ProblemDetail = z.object({
  code: z.string(),
  detail: z.string(),
  /** Where in the request: a field, a parameter or a header. */
  source: z.string().optional(),
})
export type ProblemDetail = z.infer<typeof ProblemDetail>

/** Statuses 400, 401 and 422 carry a list, every other refusal a single object. */
export const ProblemList = z
  .object({ errors: z.array(ProblemDetail).min(1) })
  .meta({ id: 'ProblemList' })
export const ProblemObject = z.object({ errors: ProblemDetail }).meta({ id: 'ProblemObject' })
export const ProblemDocument = z.union([ProblemList, ProblemObject])
export type ProblemDocument = z.infer<typeof ProblemDocument>

export const carriesList = (status: number) => status === 400 || status === 401 || status === 422

/** The refusals of any error body, also one that is not ours. */
export function readProblems(body: unknown): ProblemDetail[] {
  const result = ProblemDocument.safeParse(body)
  if (!result.success) return []
  return Array.isArray(result.data.errors) ? result.data.errors : [result.data.errors]
}
