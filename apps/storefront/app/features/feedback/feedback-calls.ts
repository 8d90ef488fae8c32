import { currentUser } from '../../platform/session/current-user.ts'
import { baseUrl } from '../../platform/visit/base-url.ts'
import type { Brand } from '../../platform/visit/brand.ts'

/** A picture over a slow network takes longer than an ordinary call. */
const SENDING_MS = 120_000

/** Writing to the brand, as whoever is signed in, if anybody is. */
export async function feedbackCalls({ key, locale }: Pick<Brand, 'key' | 'locale'>) {
  const { feedbackClient } = await import('@sufra/contract/client/feedback-client')
  const token = currentUser.read()?.token
  return feedbackClient({
    baseUrl: `${baseUrl()}/api`,
    appKey: key,
    locale,
    deadline: SENDING_MS,
    ...(token && { token }),
  })
}
