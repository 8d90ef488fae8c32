import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { tidyEmail } from '@sufra/domain/people/email'
import { tidyText } from '@sufra/domain/text/plain-text'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { buttonClass } from '@sufra/web/ui/button'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { Link } from 'react-router'
import { CodeStep } from '#app/features/account/sign-in/code-step.tsx'
import { MobileField } from '#app/features/account/sign-in/mobile-field.tsx'
import {
  faultOfMobile,
  noMobile,
  writtenMobile,
} from '#app/features/account/sign-in/mobile-values.ts'
import { useWaitingCode } from '#app/features/account/sign-in/use-waiting-code.ts'
import { useWelcome } from '#app/features/account/sign-in/use-welcome.ts'
import { CaptchaNote } from '#app/platform/captcha/captcha-note.tsx'
import { useCaptcha } from '#app/platform/captcha/use-captcha.ts'
import { customerCalls } from '#app/platform/session/customer-calls.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { keepCustomer } from '../../platform/session/begin-session.ts'
import type { CurrentUser } from '../../platform/session/current-user.ts'
import { useCurrentUser } from '../../platform/session/use-current-user.ts'
import { accountFaults } from './account-faults.ts'
import { AccountFrame, AsideLink, SignInAgain } from './account-frame.tsx'
import { NameFields } from './name-fields.tsx'
import { NewPassword } from './password-field.tsx'
import { ownProfile } from './profile/own-profile.ts'
import type { SignInTerms } from './sign-in/mobile-country.ts'
import { SocialButtons } from './social-sign-in.tsx'
import { useForm } from './use-form.ts'
import { useRecentSignIn, useSignInPaths } from './use-sign-in-paths.ts'

/** For visitors a new account; for guest customers, more of the one they have. */
export function SignUpPage(props: { terms: SignInTerms; providers: SocialProvider[] }) {
  const text = useText()
  const user = useCurrentUser()
  const paths = useSignInPaths()
  if (user?.accountType === 'registered') {
    return (
      <AccountFrame title={text('account_ready')}>
        <Link to={paths.path} className={buttonClass('primary')}>
          {text('continue')}
        </Link>
      </AccountFrame>
    )
  }
  if (user) {
    return (
      <AccountFrame title={text('create_account')} hint={text('upgrade_hint')}>
        <UpgradeForm user={user} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={text('create_account')} hint={text('sign_up_hint')}>
      <NewAccount terms={props.terms} />
      <SocialButtons providers={props.providers} />
      <AsideLink lead={text('have_account')} to={paths.signIn}>
        {text('sign_in')}
      </AsideLink>
    </AccountFrame>
  )
}

function NewAccount({ terms }: { terms: SignInTerms }) {
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

/** The account exists once its mobile number is proven. */
function useNewAccount(terms: SignInTerms) {
  const text = useText()
  const brand = useBrand()
  const captcha = useCaptcha()
  const welcome = useWelcome()
  const { goOn } = useSignInPaths()
  const waiting = useWaitingCode()
  const form = useForm({
    initial: {
      'first-name': '',
      'last-name': '',
      email: '',
      ...noMobile(terms),
      password: '',
      repeated: '',
    },
    faultsOf: (values) => ({ ...accountFaults(values), mobile: faultOfMobile(values, terms) }),
    otherwise: text('sign_up_failed'),
  })

  return {
    form,
    ...waiting,
    register: form.submit(async (values) => {
      const body = {
        'account-type': 'registered',
        'first-name': tidyText(values['first-name']),
        'last-name': tidyText(values['last-name']),
        email: tidyEmail(values.email),
        password: values.password,
        ...writtenMobile(values),
        status: 'unverified',
      } as const
      const token = await captcha()
      const calls = customerCalls(brand)
      waiting.waitFor((await calls.register(body, token)).meta.verification)
    }),
    prove: async (code: string) => {
      if (!waiting.verification) return
      const calls = customerCalls(brand)
      await goOn(welcome(await calls.verify(waiting.verification.id, code)))
    },
  }
}

/** A guest customer becomes a registered one, with everything they have. */
function UpgradeForm({ user }: { user: CurrentUser }) {
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
