import { apiClient } from '@sufra/contract/client/client'
import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { brandFor, startOf } from '../../platform/visit/brand.server.ts'
import { answeringFor } from '../../platform/visit/loader-failure.server.ts'
import type { Visit } from '../../platform/visit/visit.ts'
import { type SignInTerms, signInTermsOf } from './sign-in/mobile-country.ts'

/** What the pages to sign in and up start from; the same for every visitor. */
export async function signInData(
  visit: Visit,
): Promise<{ terms: SignInTerms; providers: SocialProvider[] }> {
  const { key, locale } = await brandFor(visit)
  const { concept } = await startOf(visit)
  const { customers } = apiClient({ baseUrl: '/api', fetch: visit.fetch, appKey: key, locale })
  const { data } = await answeringFor(() => customers.socialProviders())
  return { terms: signInTermsOf(concept, locale), providers: data.map(({ id }) => id) }
}
