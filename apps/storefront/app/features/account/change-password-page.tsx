import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { KeyRound } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { beginSession } from '#app/platform/session/begin-session.ts'
import { customerCalls } from '#app/platform/session/customer-calls.ts'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { signUpPage } from '#app/platform/session/sign-in-paths.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { ProfileFrame } from '../../platform/session/profile-frame.tsx'
import { useOwn } from '../../platform/session/use-own.ts'
import { newPasswordFaults } from './account-faults.ts'
import { NewPassword, PasswordField } from './password-field.tsx'
import { ownProfile } from './profile/own-profile.ts'

import { useForm } from './use-form.ts'

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

/** Guest customers have no password; customers who signed in with a provider may not have one yet. */
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

function ChangePasswordForm({ customerId }: { customerId: string }) {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const form = useForm({
    initial: { 'current-password': '', password: '', repeated: '' },
    faultsOf: (values) => ({
      'current-password': values['current-password'] === '' ? 'required' : null,
      ...newPasswordFaults(values),
    }),
    otherwise: text('password_not_saved'),
  })
  const submit = form.submit(async ({ password, 'current-password': current }) => {
    const calls = customerCalls(brand)
    const body = { 'current-password': current, password }
    beginSession(await calls.changePassword(customerId, body))
    showSnackbar({ text: text('password_saved') })
    await navigate('/user/profile', { replace: true })
  })
  return (
    <form onSubmit={submit} noValidate className="flex max-w-[461px] flex-col gap-4">
      <p className="text-text2">{text('change_password_hint')}</p>
      <PasswordField
        label={text('current_password')}
        autoComplete="current-password"
        {...form.field('current-password')}
      />
      <NewPassword label={text('new_password')} field={form.field} />
      {form.refused.whole !== null && <FormError>{form.refused.whole}</FormError>}
      <SubmitButton isSending={form.isSending}>{text('save_password')}</SubmitButton>
    </form>
  )
}
