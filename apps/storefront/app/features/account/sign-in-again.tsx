import { Link, useLocation } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { signInPage } from '../../platform/session/account-pages.ts'

/** To the sign-in page and back to where it was asked for. */
export function SignInAgain() {
  const text = useText()
  const { pathname, search } = useLocation()
  return (
    <Link
      to={signInPage(pathname + search)}
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      {text('sign_in_again')}
    </Link>
  )
}
