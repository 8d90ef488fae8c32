import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { FormError } from '../../platform/forms/form-error.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useCurrentUser } from '../../platform/session/use-current-user.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'
import { AccountFrame } from './account-frame.tsx'
import { AsideLink } from './aside-link.tsx'
import { EmailSignIn } from './email-sign-in.tsx'
import { MobileSignIn } from './mobile-sign-in.tsx'
import type { SignInTerms } from './sign-in/mobile-country.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useDoors } from './use-doors.ts'
import { useSocialReturn } from './use-social-return.ts'
import { WayChoice } from './way-choice.tsx'

/** By mobile and code, by email and password, or with somebody who knows the customer already. */
export function SignInPage(props: { terms: SignInTerms; providers: SocialProvider[] }) {
  const text = useText()
  const doors = useDoors()
  const [parameters] = useSearchParams()
  const isHydrated = useHydrated()
  const asked = isHydrated && parameters.get('by') === 'email' ? 'email' : 'mobile'
  const [chosen, setChosen] = useState<'mobile' | 'email' | null>(null)
  const social = useSocialReturn()
  const way = chosen ?? asked
  return (
    <AccountFrame title={text('sign_in')}>
      <SignedInAlready />
      {social.failed && <FormError>{text(`${social.failed}_failed`)}</FormError>}
      <WayChoice value={way} onValue={setChosen} />
      {way === 'mobile' ? <MobileSignIn terms={props.terms} /> : <EmailSignIn />}
      <SocialButtons providers={props.providers} isBusy={social.isFinishing} />
      <AsideLink lead={text('new_here')} to={doors.signUp}>
        {text('create_account')}
      </AsideLink>
    </AccountFrame>
  )
}

/** Whoever was asked to sign in once more may, and whoever came by mistake goes on. */
function SignedInAlready() {
  const text = useText()
  const user = useCurrentUser()
  const { path } = useDoors()
  if (!user) return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile bg-surface2 px-4 py-1">
      <bdi>{text('signed_in_as', { name: user.firstName })}</bdi>
      <Link
        to={path}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
      >
        {text('continue')}
      </Link>
    </p>
  )
}
