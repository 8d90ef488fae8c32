import type { SessionDocument } from '@sufra/contract/people/sessions'
import { SOCIAL_PROVIDERS, type SocialProvider } from '@sufra/contract/people/social-providers'
import { keptForTab } from '@sufra/web/storage/forgiving-storage'
import { storedValue } from '@sufra/web/storage/stored-value'
import { type CustomerContext, customerCalls } from '../../platform/session/customer-calls.ts'
import { fieldsOf } from '../../platform/storage/checked-fields.ts'

/** A way to a provider that this tab has begun; the key shows that it was this one. */
type Begun = { id: string; provider: SocialProvider; key: string; path: string }

export const begunSocial = storedValue<Begun>(
  'social_sign_in',
  (text) => {
    const { id, provider, key, path } = fieldsOf(JSON.parse(text))
    const known = SOCIAL_PROVIDERS.find((each) => each === provider)
    if (!known || typeof id !== 'string') return null
    return typeof key === 'string' && typeof path === 'string'
      ? { id, provider: known, key, path }
      : null
  },
  keptForTab,
)

/** Leaves for the provider; the browser comes back to `/signin`. */
export async function beginSocial(brand: CustomerContext, provider: SocialProvider, path: string) {
  const calls = customerCalls(brand)
  const { data } = await calls.startSocialSignIn(provider)
  const { key, 'authorization-url': address } = data.attributes
  begunSocial.write({ id: data.id, provider, key, path })
  window.location.assign(address)
}

/** Of the way that has come back; it can be finished once. */
export async function finishSocial(brand: CustomerContext, begun: Begun): Promise<SessionDocument> {
  const { id, key, provider } = begun
  const calls = customerCalls(brand)
  return calls.finishSocialSignIn(provider, { id, key })
}
