import type { Locale, Words } from '@sufra/domain/text/locales'
import { useLocation, useMatches } from 'react-router'
import { pathForLocale } from '#app/platform/visit/path-locale.ts'
import { storedLocale } from '../storage/keys/locale.ts'
import { LOCALE_COOKIE_TERMS } from './locale-cookie.ts'

/** Pages under a category say which in their data. */
type CategoryPage = { category?: { id: number; name: Words } }

/**
 * The choice is kept in storage and mirrored in a cookie, because the server must render the right
 * language; then the same page is fetched anew in it.
 */
export function useLocaleSwitch() {
  const location = useLocation()
  const match = useMatches().at(-1)
  return (locale: Locale) => {
    storedLocale.write(locale)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing from Safari and Firefox
    document.cookie = `locale=${locale}${LOCALE_COOKIE_TERMS}`
    const { category } = (match?.loaderData ?? {}) as CategoryPage
    const path = pathForLocale(location.pathname, match?.id ?? '', category ?? null, locale)
    window.location.assign(path + location.search)
  }
}
