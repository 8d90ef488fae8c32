import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { signUpPage } from '../../platform/session/account-pages.ts'
import { LoadFailed } from '../../platform/session/load-failed.tsx'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { ProfileFrame } from '../../platform/session/profile-frame.tsx'
import { useOwn } from '../../platform/session/use-own.ts'
import { buttonClass } from '../../platform/ui/button.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ownProfile } from './profile/own-profile.ts'

export function ChangePasswordPage() {
  const text = useText()
  return (
    <ProfileFrame title={text('change_password')}>
      <OwnPage right="profile" skeleton={<Waiting />}>
        <Password />
      </OwnPage>
    </ProfileFrame>
  )
}

/** Guests have none, and whoever came by a provider may not have one yet. */
function Password() {
  const { state, value, retry } = useOwn(ownProfile)
  if (state === 'failed') return <LoadFailed onRetry={retry} />
  if (state !== 'known') return <Waiting />
  const isGuest = value.attributes['account-type'] === 'guest'
  return value.attributes['has-password'] ? (
    <ChangePasswordForm customerId={value.id} />
  ) : (
    <NoPassword isGuest={isGuest} />
  )
}

function NoPassword({ isGuest }: { isGuest: boolean }) {
  const text = useText()
  return (
    <EmptyState
      art={<KeyRound size={52} />}
      title={text('no_password_yet')}
      hint={text(isGuest ? 'sign_up_hint' : 'no_password_hint')}
      action={
        <Link
          to={isGuest ? signUpPage('/user/profile') : '/forgot-password'}
          className={buttonClass('primary')}
        >
          {text(isGuest ? 'create_account' : 'send_link')}
        </Link>
      }
    />
  )
}

const Waiting = () => (
  <div aria-busy="true" className="flex max-w-[461px] flex-col gap-10 pt-6">
    <span className="h-12 animate-pulse rounded-input bg-surface2" />
    <span className="h-12 animate-pulse rounded-input bg-surface2" />
    <span className="h-12 animate-pulse rounded-input bg-surface2" />
  </div>
)
