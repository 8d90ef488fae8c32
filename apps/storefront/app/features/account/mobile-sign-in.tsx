import { useText } from '../../platform/i18n/use-text.ts'
import { GuestSteps } from './sign-in/guest-steps.tsx'
import type { SignInTerms } from './sign-in/mobile-country.ts'
import { useGuestSignIn } from './sign-in/use-guest-sign-in.ts'
import { useWelcome } from './sign-in/use-welcome.ts'
import { useDoors } from './use-doors.ts'

/** The guest sign-in as part of a page. */
export function MobileSignIn({ terms }: { terms: SignInTerms }) {
  const text = useText()
  const welcome = useWelcome()
  const { goOn } = useDoors()
  const guest = useGuestSignIn(terms, (document) => goOn(welcome(document)))
  return (
    <section className="flex flex-col gap-4">
      {guest.verification ? (
        <h2 className="text-h3 font-semibold">{text('enter_code')}</h2>
      ) : (
        <p className="text-text2">{text('guest_sign_in_hint')}</p>
      )}
      <GuestSteps guest={guest} terms={terms} />
    </section>
  )
}
