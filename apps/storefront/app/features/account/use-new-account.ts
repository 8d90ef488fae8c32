import { tidyEmail } from '@sufra/domain/people/email'
import { tidyText } from '@sufra/domain/text/plain-text'
import { useCaptcha } from '../../platform/captcha/use-captcha.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { customerCalls } from '../../platform/session/customer-calls.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { accountFaults } from './account-faults.ts'
import type { SignInTerms } from './sign-in/mobile-country.ts'
import { faultOfMobile, noMobile, writtenMobile } from './sign-in/mobile-values.ts'
import { useWaitingCode } from './sign-in/use-waiting-code.ts'
import { useWelcome } from './sign-in/use-welcome.ts'
import { useDoors } from './use-doors.ts'
import { useForm } from './use-form.ts'

/** The account exists once its mobile number is proven. */
export function useNewAccount(terms: SignInTerms) {
  const text = useText()
  const brand = useBrand()
  const captcha = useCaptcha()
  const welcome = useWelcome()
  const { goOn } = useDoors()
  const waiting = useWaitingCode()
  const form = useForm({
    initial: {
      'first-name': '',
      'last-name': '',
      email: '',
      ...noMobile(terms),
      password: '',
      repeated: '',
    },
    faultsOf: (values) => ({ ...accountFaults(values), mobile: faultOfMobile(values, terms) }),
    otherwise: text('sign_up_failed'),
  })

  return {
    form,
    ...waiting,
    register: form.submit(async (values) => {
      const body = {
        'account-type': 'registered',
        'first-name': tidyText(values['first-name']),
        'last-name': tidyText(values['last-name']),
        email: tidyEmail(values.email),
        password: values.password,
        ...writtenMobile(values),
        status: 'unverified',
      } as const
      const token = await captcha()
      const calls = await customerCalls(brand)
      waiting.waitFor((await calls.register(body, token)).meta.verification)
    }),
    prove: async (code: string) => {
      if (!waiting.verification) return
      const calls = await customerCalls(brand)
      await goOn(welcome(await calls.verify(waiting.verification.id, code)))
    },
  }
}
