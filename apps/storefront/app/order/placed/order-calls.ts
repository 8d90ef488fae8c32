import type { ApiClient } from '@sufra/contract/client/client'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { textsOf } from '../../platform/i18n/texts.ts'
import { currentUser } from '../../platform/session/current-user.ts'
import { type CustomerContext, signedInClient } from '../../platform/session/customer-calls.ts'
import { forgetCustomer } from '../../platform/session/forget-customer.ts'
import { forgetRecentOrder } from './recent-order.ts'

/** The calls about the signed-in customer's orders. */
export const orderCalls = (brand: CustomerContext): ApiClient['orders'] =>
  signedInClient(brand, { onSessionOver: (token) => endOrderSession(token, brand) }).orders

/** Said once; a session begun since then is another one, and stays. */
export function endOrderSession(token: string, { locale, ownTexts }: CustomerContext) {
  if (currentUser.read()?.token !== token) return
  forgetCustomer()
  forgetRecentOrder()
  const own = ownTexts.order_session_expired
  const text = typeof own === 'string' ? own : (textsOf(locale).order_session_expired ?? '')
  showSnackbar({ text, isPersistent: true })
}
