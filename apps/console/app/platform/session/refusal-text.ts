import { ApiFailure } from '@sufra/contract/client/api-failure'
import { isRefusalKey, type Translate } from '../i18n/texts.ts'

/** What went wrong, in the crew's language. */
export function refusalText(error: unknown, text: Translate): string {
  if (!(error instanceof ApiFailure)) return text('problem_other')
  if (error.status === 0) return text('problem_offline')
  const [problem] = error.problems
  const key = `refusal_${problem?.code}`
  return isRefusalKey(key) ? text(key) : (problem?.detail ?? text('problem_other'))
}
