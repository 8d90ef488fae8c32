import { useEffect, useState } from 'react'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import type { SignInTerms } from './mobile-country.ts'
import { signInTerms } from './sign-in-terms.ts'

/** Null while they are on their way; 'failed' until somebody tries again. */
export function useSignInTerms() {
  const brand = useBrand()
  const [tries, setTries] = useState(1)
  const [terms, setTerms] = useState<SignInTerms | 'failed' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks anew
  useEffect(() => {
    let isWanted = true
    signInTerms(brand).then(
      (answer) => isWanted && setTerms(answer),
      () => isWanted && setTerms('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [brand, tries])
  const retry = () => {
    setTerms(null)
    setTries(tries + 1)
  }
  return { terms, retry }
}
