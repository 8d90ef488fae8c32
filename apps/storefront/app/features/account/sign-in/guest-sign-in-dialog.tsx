import { iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { FormError } from '@sufra/web/ui/form-error'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { GuestSteps } from './guest-steps.tsx'
import type { SignInTerms } from './mobile-country.ts'
import { signInTerms } from './sign-in-terms.ts'
import { useGuestSignIn } from './use-guest-sign-in.ts'
import { useWelcome } from './use-welcome.ts'

/** A dialog over the cart, which stays visible; a tap beside it closes it. */
export default function GuestSignInDialog(props: { isCheckingOut: boolean; onClose: () => void }) {
  const text = useText()
  const { terms, retry } = useSignInTerms()
  return (
    <Dialog
      label={text('guest_sign_in')}
      onClose={props.onClose}
      className="sheet bg-surface text-text"
    >
      <div className="flex flex-col gap-4 p-5">
        {terms === null && <Waiting onClose={props.onClose} />}
        {terms === 'failed' && (
          <>
            <Heading title={text('guest_sign_in')} onClose={props.onClose} />
            <FormError action={<TryAgain onTry={retry} />}>{text('cannot_process')}</FormError>
          </>
        )}
        {terms !== null && terms !== 'failed' && <Steps terms={terms} {...props} />}
      </div>
    </Dialog>
  )
}

function Steps(props: { terms: SignInTerms; isCheckingOut: boolean; onClose: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const welcome = useWelcome()
  const guest = useGuestSignIn(props.terms, (document) => {
    welcome(document)
    void navigate(props.isCheckingOut ? '/menu?page=cart' : '/menu', { replace: true })
  })
  const isProving = guest.verification !== null
  return (
    <>
      <Heading
        title={text(isProving ? 'enter_code' : 'guest_sign_in')}
        hint={!isProving && text(props.isCheckingOut ? 'sign_in_to_order' : 'guest_sign_in_hint')}
        onClose={props.onClose}
      />
      <GuestSteps guest={guest} terms={props.terms} />
    </>
  )
}

function Heading(props: { title: string; hint?: ReactNode; onClose: () => void }) {
  const text = useText()
  return (
    <div className="flex items-start justify-between gap-3">
      <div>
        <h2 className="text-h2 font-bold">{props.title}</h2>
        {props.hint && <p className="text-small text-text2">{props.hint}</p>}
      </div>
      <button type="button" onClick={props.onClose} className={`${iconButtonClass} -me-2 -mt-2`}>
        <X size={22} aria-hidden="true" />
        <span className="sr-only">{text('close')}</span>
      </button>
    </div>
  )
}

/** As tall as the first step, so that nothing jumps when it comes. */
function Waiting({ onClose }: { onClose: () => void }) {
  const text = useText()
  const bar = 'h-12 animate-pulse rounded-input bg-surface2'
  return (
    <>
      <Heading title={text('guest_sign_in')} hint={text('guest_sign_in_hint')} onClose={onClose} />
      <div aria-busy="true" className="flex flex-col gap-4">
        <p className="sr-only">{text('loading')}</p>
        <div className="grid grid-cols-2 gap-3 pt-6">
          <span className={bar} />
          <span className={bar} />
        </div>
        <span className={`${bar} mt-6`} />
        <span className={`${bar} mb-8`} />
      </div>
    </>
  )
}

function TryAgain({ onTry }: { onTry: () => void }) {
  const text = useText()
  return (
    <button type="button" onClick={onTry} className="min-h-11 font-semibold underline">
      {text('try_again')}
    </button>
  )
}

/** Null while they are on their way; 'failed' until somebody tries again. */
function useSignInTerms() {
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
