import { Link, useLocation } from 'react-router'
import { signInPage } from '../customers/account-pages.ts'
import { useText } from '../i18n/use-text.ts'

/** To the door and back to where it was asked for. */
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
