import type { SessionDocument } from '@sufra/contract/people/sessions'
import { guestNameFault } from '@sufra/domain/people/person-name'
import { tidyText } from '@sufra/domain/text/plain-text'
import { useCaptcha } from '../../../platform/captcha/use-captcha.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { customerCalls } from '../../../platform/session/customer-calls.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { useForm } from '../use-form.ts'
import type { SignInTerms } from './mobile-country.ts'
import { faultOfMobile, noMobile, writtenMobile } from './mobile-values.ts'
import { useWaitingCode } from './use-waiting-code.ts'

/** Names and number first, then the code; going back keeps what was filled in. */
export function useGuestSignIn(
  terms: SignInTerms,
  onSignedIn: (document: SessionDocument) => void,
) {
  const text = useText()
  const brand = useBrand()
  const captcha = useCaptcha()
  const waiting = useWaitingCode()
  const { verification } = waiting
  const form = useForm({
    initial: { 'first-name': '', 'last-name': '', ...noMobile(terms) },
    faultsOf: (values) => ({
      'first-name': guestNameFault(values['first-name']),
      'last-name': guestNameFault(values['last-name']),
      mobile: faultOfMobile(values, terms),
    }),
    otherwise: text('code_not_sent'),
  })

  return {
    form,
    ...waiting,
    register: form.submit(async (values) => {
      const body = {
        'account-type': 'guest',
        'first-name': tidyText(values['first-name']),
        'last-name': tidyText(values['last-name']),
        ...writtenMobile(values),
        status: 'unverified',
      } as const
      const token = await captcha()
      const calls = customerCalls(brand)
      waiting.waitFor((await calls.register(body, token)).meta.verification)
    }),
    prove: async (password: string) => {
      if (!verification) return
      const { id, username } = verification
      const calls = customerCalls(brand)
      onSignedIn(await calls.signInAsGuest({ username, password, id }))
    },
  }
}
