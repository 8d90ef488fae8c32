import { z } from 'zod'

/**
 * Every refusal a client may read: the HTTP status it travels under and its code on the wire.
 * 1071 is the number existing clients already recognise.
 */
export const PROBLEMS = {
  'bad-request': { status: 400, code: 'bad-request' },
  'store-closed': { status: 400, code: '1071' },
  'captcha-missing': { status: 400, code: 'captcha-missing' },
  'captcha-refused': { status: 400, code: 'captcha-refused' },
  'nothing-to-resend': { status: 400, code: 'nothing-to-resend' },
  'reset-link-spent': { status: 400, code: 'reset-link-spent' },
  'email-link-spent': { status: 400, code: 'email-link-spent' },
  'unknown-app-key': { status: 401, code: 'unknown-app-key' },
  'not-signed-in': { status: 401, code: 'not-signed-in' },
  'wrong-code': { status: 401, code: 'wrong-code' },
  'code-burnt': { status: 401, code: 'code-burnt' },
  'wrong-credentials': { status: 401, code: 'wrong-credentials' },
  'second-factor-needed': { status: 401, code: 'second-factor-needed' },
  'social-refused': { status: 401, code: 'social-refused' },
  'staff-only': { status: 403, code: 'staff-only' },
  'role-not-enough': { status: 403, code: 'role-not-enough' },
  'registered-only': { status: 403, code: 'registered-only' },
  'mobile-not-verified': { status: 403, code: 'mobile-not-verified' },
  'sign-in-again': { status: 403, code: 'sign-in-again' },
  'not-found': { status: 404, code: 'not-found' },
  'outside-delivery-area': { status: 404, code: 'outside-delivery-area' },
  'method-not-allowed': { status: 405, code: 'method-not-allowed' },
  'too-large': { status: 413, code: 'too-large' },
  'unsupported-media-type': { status: 415, code: 'unsupported-media-type' },
  'invalid-fields': { status: 422, code: 'invalid-fields' },
  'invalid-lines': { status: 422, code: 'invalid-lines' },
  'item-not-found': { status: 422, code: 'item-not-found' },
  'item-unavailable': { status: 422, code: 'item-unavailable' },
  'order-type-not-offered': { status: 422, code: 'order-type-not-offered' },
  'unknown-branch': { status: 422, code: 'unknown-branch' },
  'invalid-schedule': { status: 422, code: 'invalid-schedule' },
  'too-large-order': { status: 422, code: 'too-large-order' },
  'coupon-refused': { status: 422, code: 'coupon-refused' },
  'unknown-coupon': { status: 422, code: 'unknown-coupon' },
  'area-minimum': { status: 422, code: 'area-minimum' },
  'delivery-minimum': { status: 422, code: 'delivery-minimum' },
  'notes-too-long': { status: 422, code: 'notes-too-long' },
  'empty-cart': { status: 422, code: 'empty-cart' },
  'no-place': { status: 422, code: 'no-place' },
  'unknown-driver': { status: 422, code: 'unknown-driver' },
  'no-driver-needed': { status: 422, code: 'no-driver-needed' },
  'wrong-second-factor': { status: 422, code: 'wrong-second-factor' },
  'second-factor-set': { status: 422, code: 'second-factor-set' },
  'wrong-password': { status: 422, code: 'wrong-password' },
  'email-taken': { status: 422, code: 'email-taken' },
  'mobile-taken': { status: 422, code: 'mobile-taken' },
  'order-under-way': { status: 422, code: 'order-under-way' },
  'too-many-orders': { status: 429, code: 'too-many-orders' },
  'too-many-unpaid': { status: 422, code: 'too-many-unpaid' },
  'too-many-saved': { status: 422, code: 'too-many-saved' },
  'code-too-soon': { status: 429, code: 'code-too-soon' },
  'too-many-codes': { status: 429, code: 'too-many-codes' },
  'too-many-guesses': { status: 429, code: 'too-many-guesses' },
  'payment-not-offered': { status: 422, code: 'payment-not-offered' },
  'order-details': { status: 422, code: 'order-details' },
  'total-changed': { status: 422, code: 'total-changed' },
  'key-reused': { status: 422, code: 'key-reused' },
  'too-late-to-cancel': { status: 422, code: 'too-late-to-cancel' },
  'illegal-move': { status: 422, code: 'illegal-move' },
  'already-rated': { status: 422, code: 'already-rated' },
  'not-rateable': { status: 422, code: 'not-rateable' },
  'too-many-requests': { status: 429, code: 'too-many-requests' },
  'internal-error': { status: 500, code: 'internal-error' },
  overloaded: { status: 503, code: 'overloaded' },
  unavailable: { status: 503, code: 'unavailable' },
} as const

export type ProblemName = keyof typeof PROBLEMS
export type ProblemCode = (typeof PROBLEMS)[ProblemName]['code']

export const ProblemDetail = z.object({
  code: z.string(),
  detail: z.string(),
  /** Where in the request: a field, a parameter or a header. */
  source: z.string().optional(),
  /** What a schema says of the value, in English, for programmers: nothing to show to people. */
  hint: z.string().optional(),
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
