import type { SessionDocument } from '@sufra/contract/people/sessions'
import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { SOCIAL_PROVIDERS } from '@sufra/contract/people/social-providers'
import { keptForTab } from '@sufra/web/storage/forgiving-storage'
import { storedValue } from '@sufra/web/storage/stored-value'
import { buttonClass } from '@sufra/web/ui/button'
import { FormError } from '@sufra/web/ui/form-error'
import { useState } from 'react'
import { type CustomerContext, customerCalls } from '#app/platform/session/customer-calls.ts'
import { fieldsOf } from '#app/platform/storage/checked-fields.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useSignInPaths } from './use-sign-in-paths.ts'

const NAMES: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

/** Only for those the service is set up to work with. */
export function SocialButtons(props: { providers: SocialProvider[]; isBusy?: boolean }) {
  const text = useText()
  const brand = useBrand()
  const { path } = useSignInPaths()
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  const [failed, setFailed] = useState<SocialProvider | null>(null)
  if (props.providers.length === 0) return null

  const leave = async (provider: SocialProvider) => {
    if (leaving || props.isBusy) return
    setLeaving(provider)
    setFailed(null)
    try {
      await beginSocial(brand, provider, path)
    } catch {
      setLeaving(null)
      setFailed(provider)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-small text-text2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text('or')}
      </p>
      {failed && <FormError>{text(`${failed}_failed`)}</FormError>}
      {props.providers.map((provider) => (
        <button
          key={provider}
          type="button"
          aria-busy={leaving === provider || props.isBusy === true}
          onClick={() => leave(provider)}
          className={buttonClass('secondary', 'border-control aria-busy:opacity-60')}
        >
          <ProviderMark provider={provider} />
          {text('continue_with', { provider: NAMES[provider] })}
        </button>
      ))}
    </div>
  )
}

/** The providers' logos as their guidelines ask; the icon set has no trade marks. */
function ProviderMark({ provider }: { provider: SocialProvider }) {
  if (provider === 'facebook') {
    return <span aria-hidden="true" className="social-mark facebook size-5 bg-current" />
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
      {provider === 'apple' ? <path d={APPLE} /> : GOOGLE}
    </svg>
  )
}

const APPLE =
  'M12.15 6.9c-.95 0-2.41-1.08-3.96-1.04-2.04.03-3.91 1.18-4.96 3.01-2.12 3.68-.55 9.1 1.52 12.1 1.01 1.45 2.2 3.08 3.79 3.03 1.52-.06 2.09-.99 3.93-.99 1.83 0 2.35.99 3.96.95 1.64-.03 2.68-1.48 3.68-2.95 1.16-1.69 1.63-3.32 1.66-3.41-.04-.01-3.18-1.22-3.22-4.86-.03-3.04 2.48-4.49 2.6-4.56-1.43-2.09-3.63-2.32-4.39-2.37-2-.16-3.68 1.09-4.61 1.09zM15.53 3.83c.84-1.01 1.4-2.43 1.24-3.83-1.2.05-2.66.81-3.53 1.82-.78.9-1.45 2.34-1.27 3.71 1.34.11 2.71-.68 3.56-1.7'

const GOOGLE = (
  <>
    <path
      fill="#4285F4"
      d="M23.49 12.27c0-.79-.07-1.54-.19-2.27H12v4.51h6.47a5.53 5.53 0 0 1-2.4 3.58v3h3.86c2.26-2.09 3.56-5.17 3.56-8.82z"
    />
    <path
      fill="#34A853"
      d="M12 24c3.24 0 5.95-1.08 7.93-2.91l-3.86-3c-1.08.72-2.45 1.16-4.07 1.16-3.13 0-5.78-2.11-6.73-4.96H1.29v3.09A12 12 0 0 0 12 24z"
    />
    <path
      fill="#FBBC05"
      d="M5.27 14.29A7.2 7.2 0 0 1 4.89 12c0-.8.14-1.57.38-2.29V6.62H1.29a12 12 0 0 0 0 10.76l3.98-3.09z"
    />
    <path
      fill="#EA4335"
      d="M12 4.75c1.77 0 3.35.61 4.6 1.8l3.42-3.42A11.94 11.94 0 0 0 1.29 6.62l3.98 3.09C6.22 6.86 8.87 4.75 12 4.75z"
    />
  </>
)

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

/** The sign-in a provider has redirected back from; it can be finished once. */
export async function finishSocial(brand: CustomerContext, begun: Begun): Promise<SessionDocument> {
  const { id, key, provider } = begun
  const calls = customerCalls(brand)
  return calls.finishSocialSignIn(provider, { id, key })
}
