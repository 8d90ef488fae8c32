import type { ApiFailure } from '@sufra/contract/client/api-failure'
import type { PlacedOrderClient } from '@sufra/contract/client/placed-order-client'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { textsOf } from '../../platform/i18n/texts.ts'
import { currentUser } from '../../platform/session/current-user.ts'
import type { CustomerContext } from '../../platform/session/customer-calls.ts'
import { forgetCustomer } from '../../platform/session/forget-customer.ts'
import { apiSettings } from '../../platform/visit/api-settings.ts'
import { forgetRecentOrder } from './recent-order.ts'

/** The calls about the signed-in customer's orders. Their schemas are heavy and come with the first call. */
export async function orderCalls(brand: CustomerContext): Promise<PlacedOrderClient> {
  const { placedOrderClient } = await import('@sufra/contract/client/placed-order-client')
  const token = currentUser.read()?.token
  return placedOrderClient({
    ...apiSettings(brand),
    ...(token && {
      token,
      listener: { onFail: (failure) => isSessionOver(failure) && endOrderSession(token, brand) },
    }),
  })
}

const isSessionOver = ({ problems }: ApiFailure) =>
  problems.some(({ code }) => code === 'not-signed-in')

/** Said once; a session begun since then is another one, and stays. */
export function endOrderSession(token: string, { locale, ownTexts }: CustomerContext) {
  if (currentUser.read()?.token !== token) return
  forgetCustomer()
  forgetRecentOrder()
  const own = ownTexts.order_session_expired
  const text = typeof own === 'string' ? own : (textsOf(locale).order_session_expired ?? '')
  showSnackbar({ text, isPersistent: true })
}
