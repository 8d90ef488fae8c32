import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { useCurrentUser } from '../../platform/session/use-current-user.ts'
import { buttonClass } from '../../platform/ui/button.ts'
import { AccountFrame } from './account-frame.tsx'
import { AsideLink } from './aside-link.tsx'
import { NewAccount } from './new-account.tsx'
import type { SignInTerms } from './sign-in/mobile-country.ts'
import { SocialButtons } from './social-buttons.tsx'
import { UpgradeForm } from './upgrade-form.tsx'
import { useDoors } from './use-doors.ts'

/** For visitors a new account; for guest customers, more of the one they have. */
export function SignUpPage(props: { terms: SignInTerms; providers: SocialProvider[] }) {
  const text = useText()
  const user = useCurrentUser()
  const doors = useDoors()
  if (user?.accountType === 'registered') {
    return (
      <AccountFrame title={text('account_ready')}>
        <Link to={doors.path} className={buttonClass('primary')}>
          {text('continue')}
        </Link>
      </AccountFrame>
    )
  }
  if (user) {
    return (
      <AccountFrame title={text('create_account')} hint={text('upgrade_hint')}>
        <UpgradeForm user={user} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={text('create_account')} hint={text('sign_up_hint')}>
      <NewAccount terms={props.terms} />
      <SocialButtons providers={props.providers} />
      <AsideLink lead={text('have_account')} to={doors.signIn}>
        {text('sign_in')}
      </AsideLink>
    </AccountFrame>
  )
}
