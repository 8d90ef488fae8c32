import { useLocation, useNavigate } from 'react-router'

/** What the dialog was opened for: whoever was on the way out of the shop goes on from there. */
type Occasion = 'cart' | 'checkout'

/** Open is an entry in the history, so that going back closes it. */
export function useSignInDialog() {
  const location = useLocation()
  const navigate = useNavigate()
  const occasion: Occasion | null = location.state?.signIn ?? null
  const isOnTheWayOut = new URLSearchParams(location.search).get('checking-out') === 'true'
  return {
    isOpen: occasion !== null,
    isCheckingOut: occasion === 'checkout' || isOnTheWayOut,
    open: (signIn: Occasion) => {
      if (occasion !== null) return
      void navigate(location, { state: { ...location.state, signIn }, preventScrollReset: true })
    },
    close: () => navigate(-1),
  }
}
