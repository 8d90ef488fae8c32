import { useText } from '../../platform/i18n/use-text.ts'
import { beginSession } from '../../platform/session/begin-session.ts'
import { currentUser } from '../../platform/session/current-user.ts'
import { customerCalls } from '../../platform/session/customer-calls.ts'
import { showSnackbar } from '../../platform/snackbar/snackbar-place.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { ownProfile } from './profile/own-profile.ts'
import type { SignInTerms } from './sign-in/mobile-country.ts'
import { faultOfMobile, noMobile, writtenMobile } from './sign-in/mobile-values.ts'
import { saveHome } from './sign-in/save-home.ts'
import { useWaitingCode } from './sign-in/use-waiting-code.ts'
import { useDoors } from './use-doors.ts'
import { useForm } from './use-form.ts'
import { useRecentSignIn } from './use-recent-sign-in.ts'

/** The number somebody signed in gives as theirs. */
export function useNewMobile(terms: SignInTerms) {
  const text = useText()
  const brand = useBrand()
  const recent = useRecentSignIn()
  const waiting = useWaitingCode()
  const { goOn } = useDoors()
  const form = useForm({
    initial: noMobile(terms),
    faultsOf: (values) => ({ mobile: faultOfMobile(values, terms) }),
    otherwise: text('code_not_sent'),
  })

  return {
    form,
    ...waiting,
    isSignInNeeded: recent.isNeeded,
    ask: form.submit(async (values) => {
      const user = currentUser.read()
      if (!user) return
      const calls = await customerCalls(brand)
      const { meta } = await recent.watch(calls.changeCustomer(user.id, writtenMobile(values)))
      // The number is theirs already.
      if (meta.verification === null) await goOn(user)
      else waiting.waitFor(meta.verification)
    }),
    prove: async (code: string) => {
      if (!waiting.verification) return
      const calls = await customerCalls(brand)
      const document = await calls.verify(waiting.verification.id, code)
      const user = beginSession(document)
      const { mobile, username, status } = document.data.attributes
      ownProfile.change((known) => ({
        ...known,
        attributes: { ...known.attributes, mobile, username, status },
      }))
      void saveHome(brand, user)
      showSnackbar({ text: text('mobile_now_verified') })
      await goOn(user)
    },
  }
}
