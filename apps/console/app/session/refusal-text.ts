import { ApiFailure } from '@sufra/contract/client/api-failure'
import { isTextKey, type Translate } from '../i18n/texts.ts'

/** What went wrong, in the crew's language. */
export function refusalText(error: unknown, text: Translate): string {
  if (!(error instanceof ApiFailure)) return text('problem_other')
  if (error.status === 0) return text('problem_offline')
  const key = `problem_${error.problems[0]?.code}`
  return text(isTextKey(key) ? key : 'problem_other')
}
