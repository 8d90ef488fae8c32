import { PROBLEMS, type ProblemDetail, type ProblemName } from '@sufra/contract/problems'
import type { FieldFault } from '@sufra/domain/field-faults'
import type { Locale } from '@sufra/domain/locales'
import { Problem } from './problem.ts'
import { CUSTOMER_REFUSALS, type CustomerRefusal } from './refusal-words/customer-refusals.ts'
import { FIELD_REFUSALS } from './refusal-words/field-refusals.ts'

const WORDS: Partial<Record<string, Record<Locale, string>>> = {
  ...FIELD_REFUSALS,
  ...CUSTOMER_REFUSALS,
}

/** What a customer reads, in the customer's language; the rest stays as it was said. */
export const worded = (details: readonly ProblemDetail[], locale: Locale): ProblemDetail[] =>
  details.map((it) => ({ ...it, detail: WORDS[it.code]?.[locale] ?? it.detail }))

/** A refusal we have words for in every language; the error handler picks the language. */
export function refusal(
  name: CustomerRefusal & ProblemName,
  { source, retryAfter }: { source?: string; retryAfter?: number } = {},
) {
  const detail = CUSTOMER_REFUSALS[name]['en-us']
  const problem = new Problem(name, {
    detail,
    code: PROBLEMS[name].code,
    ...(source && { source }),
  })
  problem.retryAfter = retryAfter ?? null
  return problem
}

export const fieldRefusal = (source: string, fault: FieldFault) =>
  new Problem('invalid-fields', { code: fault, detail: FIELD_REFUSALS[fault]['en-us'], source })
