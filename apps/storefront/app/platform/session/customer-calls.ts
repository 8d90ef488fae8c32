import type { ApiFailure } from '@sufra/contract/client/api-failure'
import type { CustomerClient } from '@sufra/contract/client/customer-client'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { textsOf } from '#app/platform/i18n/texts.ts'
import type { RequestContext } from '../visit/api-settings.ts'
import { apiSettings } from '../visit/api-settings.ts'
import type { Brand } from '../visit/brand.ts'
import { currentUser } from './current-user.ts'

import { forgetCustomer } from './forget-customer.ts'

/** A customer's request, and the brand's own words for what may go wrong. */
export type CustomerContext = RequestContext & Pick<Brand, 'ownTexts'>

/**
 * The calls about who the customer is, as whoever is signed in now. Their schemas are heavy and come
 * with the first call.
 */
export async function customerCalls(brand: CustomerContext): Promise<CustomerClient> {
  const { customerClient } = await import('@sufra/contract/client/customer-client')
  const token = currentUser.read()?.token
  return customerClient({
    ...apiSettings(brand),
    ...(token && {
      token,
      listener: { onFail: (failure) => isSessionOver(failure) && endSession(token, brand) },
    }),
  })
}

/** A wrong code or password is a 401 as well, and says nothing about the session. */
const isSessionOver = ({ problems }: ApiFailure) =>
  problems.some(({ code }) => code === 'not-signed-in')

/**
 * The server no longer knows the token: somebody signed out elsewhere, or the time is up. Said once;
 * a session begun since then is another one, and stays.
 */
function endSession(token: string, { locale, ownTexts }: Pick<Brand, 'locale' | 'ownTexts'>) {
  if (currentUser.read()?.token !== token) return
  forgetCustomer()
  const own = ownTexts.session_ended
  showSnackbar({ text: typeof own === 'string' ? own : (textsOf(locale).session_ended ?? '') })
}
