import { PROBLEMS, type ProblemDetail, type ProblemName } from '@sufra/contract/wire/problems'
import type { FieldFault } from '@sufra/domain/text/field-faults'
import type { Locale } from '@sufra/domain/text/locales'
import { Problem } from './problem.ts'
import { CUSTOMER_REFUSALS, type CustomerRefusal } from './refusal-words/customer-refusals.ts'
import { FIELD_REFUSALS } from './refusal-words/field-refusals.ts'
import { GENERAL_REFUSALS } from './refusal-words/general-refusals.ts'

const WORDS: Partial<Record<string, Partial<Record<Locale, string>>>> = {
  ...GENERAL_REFUSALS,
  ...FIELD_REFUSALS,
  ...CUSTOMER_REFUSALS,
}

/** What a customer reads, in the customer's language; the rest stays as it was said. */
export const worded = (details: readonly ProblemDetail[], locale: Locale): ProblemDetail[] =>
  details.map((it) => (isWordedAlready(it) ? it : { ...it, detail: wordsOf(it, locale) }))

const wordsOf = ({ code, detail }: ProblemDetail, locale: Locale) => WORDS[code]?.[locale] ?? detail

/** Of fields, only what broke a schema is general; a use case says itself what it found. */
const isWordedAlready = ({ code, hint }: ProblemDetail) =>
  code === PROBLEMS['invalid-fields'].code && hint === undefined

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
