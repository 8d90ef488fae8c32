import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { SOCIAL_PROVIDERS } from '@sufra/contract/people/social-providers'
import { emailFault, tidyEmail } from '@sufra/domain/people/email'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { GuestSteps } from '#app/features/account/sign-in/guest-steps.tsx'
import { useGuestSignIn } from '#app/features/account/sign-in/use-guest-sign-in.ts'
import { useWelcome } from '#app/features/account/sign-in/use-welcome.ts'
import { useCaptcha } from '#app/platform/captcha/use-captcha.ts'
import { customerCalls } from '#app/platform/session/customer-calls.ts'
import { pathAfterSignIn } from '#app/platform/session/sign-in-paths.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useCurrentUser } from '../../platform/session/use-current-user.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'
import { AccountFrame, AsideLink } from './account-frame.tsx'
import { PasswordField } from './password-field.tsx'
import type { SignInTerms } from './sign-in/mobile-country.ts'
import { begunSocial, finishSocial, SocialButtons } from './social-sign-in.tsx'
import { useForm } from './use-form.ts'
import { useSignInPaths } from './use-sign-in-paths.ts'

/** By mobile and code, by email and password, or with somebody who knows the customer already. */
export function SignInPage(props: { terms: SignInTerms; providers: SocialProvider[] }) {
  const text = useText()
  const paths = useSignInPaths()
  const [parameters] = useSearchParams()
  const isHydrated = useHydrated()
  const asked = isHydrated && parameters.get('by') === 'email' ? 'email' : 'mobile'
  const [chosen, setChosen] = useState<'mobile' | 'email' | null>(null)
  const social = useSocialReturn()
  const way = chosen ?? asked
  return (
    <AccountFrame title={text('sign_in')}>
      <SignedInAlready />
      {social.failed && <FormError>{text(`${social.failed}_failed`)}</FormError>}
      <WayChoice value={way} onValue={setChosen} />
      {way === 'mobile' ? <MobileSignIn terms={props.terms} /> : <EmailSignIn />}
      <SocialButtons providers={props.providers} isBusy={social.isFinishing} />
      <AsideLink lead={text('new_here')} to={paths.signUp}>
        {text('create_account')}
      </AsideLink>
    </AccountFrame>
  )
}

/** Whoever was asked to sign in once more may, and whoever came by mistake goes on. */
function SignedInAlready() {
  const text = useText()
  const user = useCurrentUser()
  const { path } = useSignInPaths()
  if (!user) return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile bg-surface2 px-4 py-1">
      <bdi>{text('signed_in_as', { name: user.firstName })}</bdi>
      <Link
        to={path}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
      >
        {text('continue')}
      </Link>
    </p>
  )
}

/** The guest sign-in as part of a page. */
function MobileSignIn({ terms }: { terms: SignInTerms }) {
  const text = useText()
  const welcome = useWelcome()
  const { goOn } = useSignInPaths()
  const guest = useGuestSignIn(terms, (document) => goOn(welcome(document)))
  return (
    <section className="flex flex-col gap-4">
      {guest.verification ? (
        <h2 className="text-h3 font-semibold">{text('enter_code')}</h2>
      ) : (
        <p className="text-text2">{text('guest_sign_in_hint')}</p>
      )}
      <GuestSteps guest={guest} terms={terms} />
    </section>
  )
}

const WAYS = [
  { value: 'mobile', text: 'mobile_number' },
  { value: 'email', text: 'email' },
] as const

/** One of two ways to sign in. */
function WayChoice(props: {
  value: 'mobile' | 'email'
  onValue: (value: 'mobile' | 'email') => void
}) {
  const text = useText()
  return (
    <fieldset>
      <legend className="sr-only">{text('sign_in_how')}</legend>
      <div className="flex rounded-tile bg-surface2 p-1">
        {WAYS.map((way) => (
          <label
            key={way.value}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-input px-3 text-center font-medium text-text2 has-checked:bg-surface has-checked:text-text has-checked:shadow-e1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="way"
              className="sr-only"
              checked={props.value === way.value}
              onChange={() => props.onValue(way.value)}
            />
            {text(way.text)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Return = { isFinishing: boolean; failed: SocialProvider | null }

/** Finishes what was begun with a provider, when its page sends the browser back. */
function useSocialReturn(): Return {
  const brand = useBrand()
  const welcome = useWelcome()
  const { goOn } = useSignInPaths()
  const [parameters] = useSearchParams()
  const [state, setState] = useState<Return>({ isFinishing: false, failed: null })
  const wasHeard = useRef(false)

  const finish = useEffectEvent(async () => {
    const id = parameters.get('social')
    const refusing = SOCIAL_PROVIDERS.find((each) => each === parameters.get('social-error'))
    if (refusing) return setState({ isFinishing: false, failed: refusing })
    const begun = begunSocial.read()
    if (id === null || begun?.id !== id || wasHeard.current) return
    wasHeard.current = true
    begunSocial.clear()
    setState({ isFinishing: true, failed: null })
    try {
      await goOn(welcome(await finishSocial(brand, begun)), pathAfterSignIn(begun.path))
    } catch {
      setState({ isFinishing: false, failed: begun.provider })
    }
  })
  useEffect(() => void finish(), [])
  return state
}

/** While others guess at the account, the server asks strangers to show that they are people. */
const wantsCaptcha = (failure: unknown) =>
  failure instanceof ApiFailure && failure.problems.some(({ code }) => code === 'captcha-missing')

function EmailSignIn() {
  const text = useText()
  const captcha = useCaptcha()
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
    const given = { email: tidyEmail(email), password }
    const signIn = (token?: string) => customerCalls(brand).signIn(given, token)
    const session = await signIn().catch(async (failure) => {
      if (!wantsCaptcha(failure)) throw failure
      return signIn(await captcha())
    })
    await goOn(welcome(session))
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
