import { emailFault, tidyEmail } from '@sufra/domain/people/email'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { customerCalls } from '../../platform/session/customer-calls.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { PasswordField } from './password-field.tsx'
import { useWelcome } from './sign-in/use-welcome.ts'
import { useForm } from './use-form.ts'
import { useSignInPaths } from './use-sign-in-paths.ts'

export function EmailSignIn() {
  const text = useText()
  const brand = useBrand()
  const welcome = useWelcome()
  const { goOn } = useSignInPaths()
  const form = useForm({
    initial: { email: '', password: '' },
    faultsOf: ({ email, password }) => ({
      email: emailFault(email),
      password: password === '' ? 'required' : null,
    }),
    otherwise: text('sign_in_failed'),
  })
  const submit = form.submit(async ({ email, password }) => {
    const calls = customerCalls(brand)
    await goOn(welcome(await calls.signIn({ email: tidyEmail(email), password })))
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label={text('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        isLatin
        {...form.field('email')}
      />
      <div className="flex flex-col">
        <PasswordField
          label={text('password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Link
          to="/forgot-password"
          className="inline-flex min-h-11 items-center self-start text-small font-semibold text-primary-text hover:underline"
        >
          {text('forgot_password')}
        </Link>
      </div>
      {form.refused.whole !== null && <FormError>{form.refused.whole}</FormError>}
      <SubmitButton isSending={form.isSending}>{text('sign_in')}</SubmitButton>
    </form>
  )
}
