import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { buttonClass } from '@sufra/web/ui/button'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { Link, useLocation, useNavigate } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { customerCalls } from '../../platform/session/customer-calls.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { newPasswordFaults } from './account-faults.ts'
import { AccountFrame } from './account-frame.tsx'
import { NewPassword } from './password-field.tsx'
import { useForm } from './use-form.ts'

/** Where the mailed link leads. Its token stands after the #, where no server sees it. */
export function ResetPasswordPage() {
  const text = useText()
  const token = useLocation().hash.slice(1)
  const isIncomplete = useHydrated() && token === ''
  if (isIncomplete) {
    return (
      <AccountFrame title={text('link_incomplete')} hint={text('link_incomplete_hint')}>
        <Link to="/forgot-password" className={buttonClass('primary')}>
          {text('ask_new_link')}
        </Link>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={text('choose_new_password')}>
      <ResetForm token={token} />
    </AccountFrame>
  )
}

function ResetForm({ token }: { token: string }) {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const form = useForm({
    initial: { password: '', repeated: '' },
    faultsOf: newPasswordFaults,
    otherwise: text('password_not_saved'),
  })
  const submit = form.submit(async ({ password }) => {
    const calls = customerCalls(brand)
    await calls.resetPassword({ token, password })
    showSnackbar({ text: text('password_saved') })
    await navigate('/signin?by=email', { replace: true })
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <NewPassword label={text('new_password')} field={form.field} />
      {form.refused.whole !== null && (
        <FormError action={<AskAgain />}>{form.refused.whole}</FormError>
      )}
      <SubmitButton isSending={form.isSending}>{text('save_password')}</SubmitButton>
    </form>
  )
}

function AskAgain() {
  const text = useText()
  return (
    <Link
      to="/forgot-password"
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      {text('ask_new_link')}
    </Link>
  )
}
