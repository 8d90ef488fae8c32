import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { signUpPage } from '../customers/account-pages.ts'
import { LoadFailed } from '../customers/load-failed.tsx'
import { OwnPage } from '../customers/own-page.tsx'
import { ownProfile } from '../customers/own-profile.ts'
import { ProfileFrame } from '../customers/profile-frame.tsx'
import { useOwn } from '../customers/use-own.ts'
import { useText } from '../i18n/use-text.ts'
import { buttonClass } from '../ui/button.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

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
