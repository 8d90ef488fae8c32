import type { ApiFailure } from '@sufra/contract/client/api-failure'
import { type ApiClient, apiClient } from '@sufra/contract/client/client'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { textsOf } from '#app/platform/i18n/texts.ts'
import { apiSettings, type RequestContext } from '../visit/api-settings.ts'
import type { Brand } from '../visit/brand.ts'
import { currentUser } from './current-user.ts'
import { forgetCustomer } from './forget-customer.ts'

/** A customer's request, and the brand's own words for what may go wrong. */
export type CustomerContext = RequestContext & Pick<Brand, 'ownTexts'>

/** The API, without the loading bar, as whoever is signed in now; it says when the server knows them no more. */
export function signedInClient(
  context: RequestContext,
  { onSessionOver, deadline }: { onSessionOver?: (token: string) => void; deadline?: number } = {},
): ApiClient {
  const token = currentUser.read()?.token
  return apiClient({
    ...apiSettings(context),
    ...(deadline && { deadline }),
    ...(token && {
      token,
      listener: { onFail: (failure) => isSessionOver(failure) && onSessionOver?.(token) },
    }),
  })
}

/** The calls about who the customer is. */
export const customerCalls = (brand: CustomerContext): ApiClient['customers'] =>
  signedInClient(brand, { onSessionOver: (token) => endSession(token, brand) }).customers

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

export type OwnCalls = { calls: ApiClient['customers']; customerId: string }

/** The calls about the signed-in customer's own things. */
export async function ownCalls(context: CustomerContext): Promise<OwnCalls> {
  const user = currentUser.read()
  if (!user) throw new Error('Nobody is signed in')
  return { calls: customerCalls(context), customerId: user.id }
}
