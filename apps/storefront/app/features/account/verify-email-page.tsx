import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { keptForTab } from '@sufra/web/storage/forgiving-storage'
import { storedValue } from '@sufra/web/storage/stored-value'
import { buttonClass } from '@sufra/web/ui/button'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { signInPage } from '#app/platform/session/sign-in-paths.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { ownCalls } from '../../platform/session/customer-calls.ts'
import { useCurrentUser } from '../../platform/session/use-current-user.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { AccountFrame, AsideLink } from './account-frame.tsx'
import { ownProfile } from './profile/own-profile.ts'
import { useForm } from './use-form.ts'

/** What the mailed link ends with, while this tab is on its way to sign in and back. */
const keptLink = storedValue<string>(
  'email_link',
  (text) => (/^[\w-]{20,100}$/.test(text) ? text : null),
  keptForTab,
)

/**
 * Where the link to verify an address leads. It takes whom it was sent for, signed in, and a press of a button: who
 * reads the mail of a stranger, or only looks into links, verifies nothing.
 */
export function VerifyEmailPage() {
  const text = useText()
  const user = useCurrentUser()
  const isHydrated = useHydrated()
  const given = useLocation().hash.slice(1)
  useEffect(() => {
    if (given) keptLink.write(given)
  }, [given])
  const token = given || (isHydrated ? keptLink.read() : null)

  if (isHydrated && !token) {
    return (
      <AccountFrame title={text('link_incomplete')} hint={text('link_incomplete_hint')}>
        <AsideLink to="/user/profile">{text('my_account')}</AsideLink>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={text('verify_email')} hint={text('verify_email_hint')}>
      {isHydrated && !user ? (
        <Link to={signInPage('/verify-email')} className={buttonClass('primary')}>
          {text('sign_in')}
        </Link>
      ) : (
        <Confirmation token={token ?? ''} />
      )}
    </AccountFrame>
  )
}

function Confirmation({ token }: { token: string }) {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const form = useForm({
    initial: {},
    faultsOf: () => ({}),
    otherwise: text('email_not_confirmed'),
  })
  const submit = form.submit(async () => {
    const { calls, customerId } = await ownCalls(brand)
    const { data } = await calls.verifyEmail(customerId, token)
    keptLink.clear()
    ownProfile.change(() => data)
    showSnackbar({ text: text('email_now_verified') })
    await navigate('/user/profile', { replace: true })
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {form.refused.whole !== null && (
        <FormError
          action={
            <Link
              to="/user/profile"
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {text('my_account')}
            </Link>
          }
        >
          {form.refused.whole}
        </FormError>
      )}
      <SubmitButton isSending={form.isSending}>{text('confirm_email')}</SubmitButton>
    </form>
  )
}
