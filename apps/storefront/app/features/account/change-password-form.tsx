import { useNavigate } from 'react-router'
import { FormError } from '../../platform/forms/form-error.tsx'
import { SubmitButton } from '../../platform/forms/submit-button.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { beginSession } from '../../platform/session/begin-session.ts'
import { customerCalls } from '../../platform/session/customer-calls.ts'
import { showSnackbar } from '../../platform/snackbar/snackbar-place.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { newPasswordFaults } from './account-faults.ts'
import { NewPassword } from './new-password.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'

export function ChangePasswordForm({ customerId }: { customerId: string }) {
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
    const calls = await customerCalls(brand)
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
