import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { ownProfile } from '#app/features/account/profile/own-profile.ts'
import {
  faultOfMobile,
  noMobile,
  writtenMobile,
} from '#app/features/account/sign-in/mobile-values.ts'
import { saveHome } from '#app/features/account/sign-in/save-home.ts'
import { useWaitingCode } from '#app/features/account/sign-in/use-waiting-code.ts'
import { beginSession } from '#app/platform/session/begin-session.ts'
import { currentUser } from '#app/platform/session/current-user.ts'
import { customerCalls } from '#app/platform/session/customer-calls.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { AccountFrame, SignInAgain } from './account-frame.tsx'
import { CodeStep } from './sign-in/code-step.tsx'
import type { SignInTerms } from './sign-in/mobile-country.ts'
import { MobileField } from './sign-in/mobile-field.tsx'
import { useForm } from './use-form.ts'
import { useRecentSignIn, useSignInPaths } from './use-sign-in-paths.ts'

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

/** The number somebody signed in gives as theirs. */
function useNewMobile(terms: SignInTerms) {
  const text = useText()
  const brand = useBrand()
  const recent = useRecentSignIn()
  const waiting = useWaitingCode()
  const { goOn } = useSignInPaths()
  const form = useForm({
    initial: noMobile(terms),
    faultsOf: (values) => ({ mobile: faultOfMobile(values, terms) }),
    otherwise: text('code_not_sent'),
  })

  return {
    form,
    ...waiting,
    isSignInNeeded: recent.isNeeded,
    ask: form.submit(async (values) => {
      const user = currentUser.read()
      if (!user) return
      const calls = customerCalls(brand)
      const { meta } = await recent.watch(calls.changeCustomer(user.id, writtenMobile(values)))
      // The number is theirs already.
      if (meta.verification === null) await goOn(user)
      else waiting.waitFor(meta.verification)
    }),
    prove: async (code: string) => {
      if (!waiting.verification) return
      const calls = customerCalls(brand)
      const document = await calls.verify(waiting.verification.id, code)
      const user = beginSession(document)
      const { mobile, username, status } = document.data.attributes
      ownProfile.change((known) => ({
        ...known,
        attributes: { ...known.attributes, mobile, username, status },
      }))
      void saveHome(brand, user)
      showSnackbar({ text: text('mobile_now_verified') })
      await goOn(user)
    },
  }
}
