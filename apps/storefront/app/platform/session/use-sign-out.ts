import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useBrand } from '../visit/use-brand.ts'
import type { CustomerContext } from './customer-calls.ts'
import { ownCalls } from './customer-calls.ts'
import { forgetCustomer } from './forget-customer.ts'

/** Signs out in every tab. What only a signed-in customer sees is left first: it would ask to sign in again. */
export function useSignOut() {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async () => {
    const isOwn = pathname.startsWith('/user/')
    await navigate(isOwn ? '/menu' : pathname + search, {
      replace: true,
      flushSync: true,
    })
    showSnackbar({ text: text('signed_out') })
    await signOut(brand)
  }
}

/** Here at once; on the server as soon as it can be ended. */
async function signOut(context: CustomerContext) {
  const { calls } = await ownCalls(context)
  const ended = calls.signOut()
  forgetCustomer()
  await ended.catch(() => {})
}
