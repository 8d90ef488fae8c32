import { useNavigate, useSearchParams } from 'react-router'
import { signInPage, signUpPage, verifyPage } from '../../platform/session/account-pages.ts'
import type { CurrentUser } from '../../platform/session/current-user.ts'
import { pathAfterSignIn } from '../../platform/session/path-after-sign-in.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'

/** The page that led here is carried from one sign-in page to the next and opened again at the end. */
export function useSignInPaths() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  // The server's page is the same for every query.
  const page = useHydrated() ? parameters.get('page') : null
  const path = pathAfterSignIn(page)
  return {
    /** Where this leads once it is done. */
    path,
    signIn: page === null ? '/signin' : signInPage(page),
    signUp: page === null ? '/signup' : signUpPage(page),
    /** On with whoever is signed in now; a number that is not theirs yet comes first. */
    goOn: ({ status }: CurrentUser, to = path) =>
      navigate(status === 'verified' ? to : verifyPage(to), { replace: true }),
  }
}
