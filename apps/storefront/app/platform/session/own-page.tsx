import { type CustomerRight, missingStep } from '@sufra/domain/people/customer-rights'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { CircleAlert, Heart, MapPinHouse, Smartphone, Sparkles, UserRound } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { PlainTextKey } from '#app/platform/i18n/texts.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { InlineScript } from '#app/platform/visit/inline-script.tsx'
import { currentUser } from './current-user.ts'
import { signInPage, signUpPage, verifyPage } from './sign-in-paths.ts'

/**
 * Something only its owner sees. The server's page, the same for everybody, and whoever is on the way to
 * sign in see its outline; whoever lacks a step is invited to take it.
 */
export function OwnPage(props: { right: CustomerRight; skeleton: ReactNode; children: ReactNode }) {
  const user = useStored(currentUser, undefined)
  if (user === undefined) {
    return (
      <>
        <InlineScript code={SCRIPT} />
        {props.skeleton}
      </>
    )
  }
  const step = missingStep(user, props.right)
  if (step === null) return props.children
  if (step === 'sign-in') return <ToSignIn>{props.skeleton}</ToSignIn>
  return <Invitation step={step} right={props.right} />
}

function ToSignIn({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // Whoever signs out here is on the way to another page already.
    if (window.location.pathname !== pathname) return
    void navigate(signInPage(pathname + search), { replace: true })
  }, [navigate, pathname, search])
  return children
}

/**
 * On a fresh load a visitor is sent to the sign-in page before anything is painted: only the browser knows who is
 * signed in. Its text never changes: the page's policy names its hash.
 */
const SCRIPT = `try{if(!localStorage.getItem('currentUser'))location.replace('/signin?page='+encodeURIComponent(location.pathname+location.search))}catch(e){}`

/** What a guest customer would have more of. */
export function GuestNotice() {
  const text = useText()
  return (
    <section className="flex flex-col gap-3 rounded-card bg-secondary-soft p-5">
      <h2 className="flex items-center gap-2 text-h3 font-semibold">
        <Sparkles size={20} aria-hidden="true" className="shrink-0 text-secondary-text" />
        {text('signed_in_as_guest')}
      </h2>
      <p>{text('register_for_more_hint')}</p>
      <Link to={signUpPage('/user/profile')} className={buttonClass('secondary', 'self-start')}>
        {text('create_account')}
      </Link>
    </section>
  )
}

type Offer = { art: ReactNode; title: PlainTextKey; hint: PlainTextKey }

/** What an account is good for, by what was asked for. */
const OFFERS: Partial<Record<CustomerRight, Offer>> = {
  'address-book': {
    art: <MapPinHouse size={52} />,
    title: 'register_for_addresses',
    hint: 'register_for_addresses_hint',
  },
  favourites: {
    art: <Heart size={52} />,
    title: 'register_for_favourites',
    hint: 'register_for_favourites_hint',
  },
}

const ACCOUNT: Offer = {
  art: <UserRound size={52} />,
  title: 'register_for_more',
  hint: 'register_for_more_hint',
}

const NUMBER: Offer = {
  art: <Smartphone size={52} />,
  title: 'verify_first',
  hint: 'verify_first_hint',
}

/** Offers to sign in or register where the page needs it; it is not shown as an error. */
export function Invitation(props: { step: 'register' | 'verify-mobile'; right: CustomerRight }) {
  const text = useText()
  const { pathname } = useLocation()
  const isToRegister = props.step === 'register'
  const offer = isToRegister ? (OFFERS[props.right] ?? ACCOUNT) : NUMBER
  return (
    <EmptyState
      art={offer.art}
      title={text(offer.title)}
      hint={text(offer.hint)}
      action={
        <Link
          to={isToRegister ? signUpPage(pathname) : verifyPage(pathname)}
          className={buttonClass('primary')}
        >
          {text(isToRegister ? 'create_account' : 'verify_number')}
        </Link>
      }
    />
  )
}

/** Something of the customer's could not be loaded; offers to try again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5"
    >
      <p className="flex items-start gap-2">
        <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-danger" />
        {text('cannot_process')}
      </p>
      <button type="button" onClick={onRetry} className={buttonClass('secondary')}>
        {text('try_again')}
      </button>
    </div>
  )
}
