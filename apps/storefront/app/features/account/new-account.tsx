import { CaptchaNote } from '../../platform/captcha/captcha-note.tsx'
import { FormError } from '../../platform/forms/form-error.tsx'
import { SubmitButton } from '../../platform/forms/submit-button.tsx'
import { TextField } from '../../platform/forms/text-field.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { NameFields } from './name-fields.tsx'
import { NewPassword } from './new-password.tsx'
import { CodeStep } from './sign-in/code-step.tsx'
import type { SignInTerms } from './sign-in/mobile-country.ts'
import { MobileField } from './sign-in/mobile-field.tsx'
import { useNewAccount } from './use-new-account.ts'

export function NewAccount({ terms }: { terms: SignInTerms }) {
  const text = useText()
  const account = useNewAccount(terms)
  const { form, verification } = account
  if (verification) {
    return (
      <section className="flex flex-col gap-4">
        <h2 className="text-h3 font-semibold">{text('enter_code')}</h2>
        <CodeStep
          verification={verification}
          onCode={account.prove}
          onResend={account.resend}
          onChangeNumber={account.changeNumber}
        />
      </section>
    )
  }
  return (
    <form onSubmit={account.register} noValidate className="flex flex-col gap-4">
      <NameFields field={form.field} />
      <TextField
        label={text('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isLatin
        {...form.field('email')}
      />
      <MobileField
        countries={terms.countries}
        dialCode={form.values['dial-code']}
        onDialCode={(dialCode) => form.set('dial-code', dialCode)}
        {...form.field('mobile')}
      />
      <NewPassword label={text('password')} field={form.field} />
      {form.refused.whole !== null && <FormError>{form.refused.whole}</FormError>}
      <SubmitButton isSending={form.isSending}>{text('create_account')}</SubmitButton>
      <CaptchaNote />
    </form>
  )
}
