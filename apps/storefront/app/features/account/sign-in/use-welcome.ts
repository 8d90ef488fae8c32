import type { SessionDocument } from '@sufra/contract/people/sessions'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useText } from '../../../platform/i18n/use-text.ts'
import { beginSession } from '../../../platform/session/begin-session.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { saveHome } from './save-home.ts'

/** What goes with every sign-in, whichever way it was made. Whoever wants to know hears of it on the window. */
export function useWelcome() {
  const text = useText()
  const brand = useBrand()
  return (document: SessionDocument) => {
    const user = beginSession(document)
    void saveHome(brand, user)
    // An order of theirs may be on its way, placed on another device.
    import('../../../order/placed/find-active-order.ts')
      .then(({ findActiveOrder }) => findActiveOrder(brand))
      .catch(() => {})
    window.dispatchEvent(new CustomEvent('sign-in-success', { detail: { id: user.id } }))
    const { firstName } = user
    if (firstName) showSnackbar({ text: text('welcome_name', { name: firstName }) })
    return user
  }
}
