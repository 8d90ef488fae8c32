import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { SIGN_IN_WANTED } from '../../../platform/session/ask-sign-in.ts'
import { currentUser } from '../../../platform/session/current-user.ts'
import { useCurrentUser } from '../../../platform/session/use-current-user.ts'
import { useSignInDialog } from '../../../platform/session/use-sign-in-dialog.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { signInTerms } from './sign-in-terms.ts'

/** Guest sign-in opens this long after the cart. */
export const GUEST_PROMPT_MS = 500

/** When nobody is signed in: a moment after the cart, or not before the checkout. */
const OPENS: 'with-cart' | 'at-checkout' = 'with-cart'

const loadDialog = () => import('./guest-sign-in-dialog.tsx')
const GuestSignInDialog = lazy(loadDialog)

/** Something lies over the cart already: promotions, times to choose from, an item. */
const isBusyElsewhere = () => document.querySelectorAll('dialog[open]').length > 1

/** Stands within the cart: opens the guest sign-in by itself, and whenever somebody asks for it. */
export function SignInPrompt() {
  const brand = useBrand()
  const isVisitor = useCurrentUser() === null
  const { isOpen, isCheckingOut, open, close } = useSignInDialog()

  const prompt = useEffectEvent(() => {
    if (OPENS !== 'with-cart' || currentUser.read() !== null || isBusyElsewhere()) return
    open('cart')
  })
  const want = useEffectEvent(() => {
    // Asked for although somebody seems to be signed in: the server knows better.
    if (currentUser.read() !== null) currentUser.clear()
    open('checkout')
  })
  useEffect(() => {
    const timer = setTimeout(() => prompt(), GUEST_PROMPT_MS)
    const onWanted = () => want()
    window.addEventListener(SIGN_IN_WANTED, onWanted)
    return () => {
      clearTimeout(timer)
      window.removeEventListener(SIGN_IN_WANTED, onWanted)
    }
  }, [])
  // Loaded ahead, so that the dialog opens without waiting.
  useEffect(() => {
    if (!isVisitor) return
    loadDialog().catch(() => {})
    signInTerms(brand).catch(() => {})
  }, [isVisitor, brand])

  if (!isOpen || !isVisitor) return null
  return (
    <Suspense>
      <GuestSignInDialog isCheckingOut={isCheckingOut} onClose={close} />
    </Suspense>
  )
}
