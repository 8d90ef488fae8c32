import { tidyEmail } from '@sufra/domain/people/email'
import { tidyText } from '@sufra/domain/text/plain-text'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { useText } from '../../platform/i18n/use-text.ts'
import { keepCustomer } from '../../platform/session/begin-session.ts'
import type { CurrentUser } from '../../platform/session/current-user.ts'
import { customerCalls } from '../../platform/session/customer-calls.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { accountFaults } from './account-faults.ts'
import { SignInAgain } from './account-frame.tsx'
import { NameFields } from './name-fields.tsx'
import { NewPassword } from './password-field.tsx'
import { ownProfile } from './profile/own-profile.ts'
import { useForm } from './use-form.ts'
import { useRecentSignIn, useSignInPaths } from './use-sign-in-paths.ts'

/** A guest customer becomes a registered one, with everything they have. */
export function UpgradeForm({ user }: { user: CurrentUser }) {
  const text = useText()
  const brand = useBrand()
  const { goOn } = useSignInPaths()
  const recent = useRecentSignIn()
  const form = useForm({
    initial: {
      'first-name': user.firstName,
      'last-name': user.lastName,
      email: '',
      password: '',
      repeated: '',
    },
    faultsOf: accountFaults,
    otherwise: text('sign_up_failed'),
  })
  const submit = form.submit(async (values) => {
    const calls = customerCalls(brand)
    const { data } = await recent.watch(
      calls.changeCustomer(user.id, {
        'account-type': 'registered',
        'first-name': tidyText(values['first-name']),
        'last-name': tidyText(values['last-name']),
        email: tidyEmail(values.email),
        password: values.password,
      }),
    )
    await goOn(user)
    keepCustomer(data)
    ownProfile.change(() => data)
    showSnackbar({ text: text('account_ready') })
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <NameFields field={form.field} />
      <TextField
        label={text('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isLatin
        {...form.field('email')}
      />
      <NewPassword label={text('password')} field={form.field} />
      {form.refused.whole !== null && (
        <FormError action={recent.isNeeded && <SignInAgain />}>{form.refused.whole}</FormError>
      )}
      <SubmitButton isSending={form.isSending}>{text('create_account')}</SubmitButton>
    </form>
  )
}
