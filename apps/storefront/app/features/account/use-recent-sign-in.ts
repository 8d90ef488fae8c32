import { ApiFailure } from '@sufra/contract/client/api-failure'
import { useState } from 'react'

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
