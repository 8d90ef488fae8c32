import { ApiFailure } from '@sufra/contract/client/api-failure'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { signInPage, signUpPage, verifyPage } from '#app/platform/session/sign-in-paths.ts'
import type { CurrentUser } from '../../platform/session/current-user.ts'
import { pathAfterSignIn } from '../../platform/session/sign-in-paths.ts'
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

/** Some changes take a sign-in of the last minutes: notices when the server asks for one. */
export function useRecentSignIn() {
  const [isNeeded, setNeeded] = useState(false)
  return {
    isNeeded,
    watch: async <Answer>(work: Promise<Answer>): Promise<Answer> => {
      setNeeded(false)
      try {
        return await work
      } catch (failure) {
        const isTooOld = ({ code }: { code: string }) => code === 'sign-in-again'
        setNeeded(failure instanceof ApiFailure && failure.problems.some(isTooOld))
        throw failure
      }
    },
  }
}
