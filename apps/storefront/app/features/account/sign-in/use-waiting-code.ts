import type { Verification } from '@sufra/contract/people/verifications'
import { useState } from 'react'
import { useCaptcha } from '../../../platform/captcha/use-captcha.ts'
import { customerCalls } from '../../../platform/session/customer-calls.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'

/** The number that was sent a code and waits for it to come back, if there is one. */
export function useWaitingCode() {
  const brand = useBrand()
  const captcha = useCaptcha()
  const [verification, setVerification] = useState<Verification | null>(null)
  return {
    verification,
    waitFor: setVerification,
    changeNumber: () => setVerification(null),
    resend: async () => {
      if (!verification) return
      const { id, mobile } = verification
      const token = await captcha()
      const calls = customerCalls(brand)
      setVerification((await calls.resendCode({ id, mobile }, token)).meta.verification)
    },
  }
}
