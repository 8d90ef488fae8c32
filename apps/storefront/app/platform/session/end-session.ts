import { textsOf } from '../i18n/texts.ts'
import { showSnackbar } from '../snackbar/snackbar-place.ts'
import type { Brand } from '../visit/brand.ts'
import { currentUser } from './current-user.ts'
import { forgetCustomer } from './forget-customer.ts'

/**
 * The server no longer knows the token: somebody signed out elsewhere, or the time is up. Said once;
 * a session begun since then is another one, and stays.
 */
export function endSession(
  token: string,
  { locale, ownTexts }: Pick<Brand, 'locale' | 'ownTexts'>,
) {
  if (currentUser.read()?.token !== token) return
  forgetCustomer()
  const own = ownTexts.session_ended
  showSnackbar({ text: typeof own === 'string' ? own : (textsOf(locale).session_ended ?? '') })
}
