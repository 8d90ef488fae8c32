import { FormError } from '../../platform/forms/form-error.tsx'
import { SubmitButton } from '../../platform/forms/submit-button.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { AccountFrame } from './account-frame.tsx'
import { CodeStep } from './sign-in/code-step.tsx'
import type { SignInTerms } from './sign-in/mobile-country.ts'
import { MobileField } from './sign-in/mobile-field.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useNewMobile } from './use-new-mobile.ts'

/** A mobile number becomes the customer's own once its code has come back. */
export function VerifyPhonePage({ terms }: { terms: SignInTerms }) {
  const text = useText()
  return (
    <AccountFrame title={text('verify_phone')} hint={text('verify_phone_hint')}>
      <OwnPage right="profile" skeleton={<Waiting />}>
        <NewMobile terms={terms} />
      </OwnPage>
    </AccountFrame>
  )
}

function NewMobile({ terms }: { terms: SignInTerms }) {
  const text = useText()
  const asked = useNewMobile(terms)
  const { form, verification } = asked
  if (verification) {
    return (
      <CodeStep
        verification={verification}
        onCode={asked.prove}
        onResend={asked.resend}
        onChangeNumber={asked.changeNumber}
      />
    )
  }
  return (
    <form onSubmit={asked.ask} noValidate className="flex flex-col gap-4">
      <MobileField
        countries={terms.countries}
        dialCode={form.values['dial-code']}
        onDialCode={(dialCode) => form.set('dial-code', dialCode)}
        {...form.field('mobile')}
      />
      {form.refused.whole !== null && (
        <FormError action={asked.isSignInNeeded && <SignInAgain />}>{form.refused.whole}</FormError>
      )}
      <SubmitButton isSending={form.isSending}>{text('verify_number')}</SubmitButton>
    </form>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-4 pt-6">
    <span className="h-12 animate-pulse rounded-input bg-surface2" />
    <span className="h-12 animate-pulse rounded-tile bg-surface2" />
  </div>
)
