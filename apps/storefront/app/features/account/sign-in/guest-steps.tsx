import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { CaptchaNote } from '../../../platform/captcha/captcha-note.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { CodeStep } from './code-step.tsx'
import type { SignInTerms } from './mobile-country.ts'
import { MobileField } from './mobile-field.tsx'
import type { useGuestSignIn } from './use-guest-sign-in.ts'

/** The two steps of signing in as a guest; whoever shows them puts a heading above. */
export function GuestSteps(props: {
  guest: ReturnType<typeof useGuestSignIn>
  terms: SignInTerms
}) {
  const text = useText()
  const { guest, terms } = props
  const { form, verification } = guest
  if (verification) {
    return (
      <CodeStep
        verification={verification}
        onCode={guest.prove}
        onResend={guest.resend}
        onChangeNumber={guest.changeNumber}
      />
    )
  }
  return (
    <form onSubmit={guest.register} noValidate className="flex flex-col gap-4">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={text('first_name')}
          autoComplete="given-name"
          {...form.field('first-name')}
        />
        <TextField
          label={text('last_name')}
          autoComplete="family-name"
          {...form.field('last-name')}
        />
      </div>
      <MobileField
        countries={terms.countries}
        dialCode={form.values['dial-code']}
        onDialCode={(dialCode) => form.set('dial-code', dialCode)}
        {...form.field('mobile')}
      />
      {form.refused.whole !== null && <FormError>{form.refused.whole}</FormError>}
      <SubmitButton isSending={form.isSending}>{text('verify_number')}</SubmitButton>
      <CaptchaNote />
    </form>
  )
}
