import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { ProblemDetail } from '@sufra/contract/wire/problems'
import { useText } from '../../platform/i18n/use-text.ts'

const STORE_CLOSED = '1071'

/** Whether the branch takes no orders at present. */
export const isStoreClosed = (failure: unknown) =>
  failure instanceof ApiFailure && failure.problems.some(({ code }) => code === STORE_CLOSED)

const MISSING_MODIFIER = /^(.+?)(?: category is out of stock for this location\.| is disabled\.)$/

/** What the pricing call did not give figures for, in the customer's words: all there is to say, once each. */
export function useRefusalText(): (failure: unknown) => string {
  const text = useText()
  const worded = ({ code, detail }: ProblemDetail) => {
    if (code === STORE_CLOSED) return text('store_closed')
    const name = MISSING_MODIFIER.exec(detail)?.[1]
    return name ? text('modifiers_availability').replace('[Modifier]', name) : detail
  }
  return (failure) => {
    const problems = failure instanceof ApiFailure ? failure.problems : []
    if (problems.length === 0) return text('cannot_process')
    return [...new Set(problems.map(worded))].join('\n')
  }
}
