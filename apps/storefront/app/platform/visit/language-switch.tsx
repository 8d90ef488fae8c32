import type { Words } from '@sufra/domain/text/locales'
import { type Locale, nameOf, otherLocale, showsLanguageSwitch } from '@sufra/domain/text/locales'
import { clsx } from 'clsx'
import { useLocation, useMatches } from 'react-router'
import { storedLocale } from '#app/platform/storage/keys/locale.ts'
import { useText } from '../i18n/use-text.ts'
import { LOCALE_COOKIE_TERMS, pathForLocale } from './path-locale.ts'
import { useBrand } from './use-brand.ts'

/** Where a phone's header has room for two letters. */
const SHORT_NAMES: Record<Locale, string> = { 'en-us': 'EN', 'ar-sa': 'ع', fr: 'FR' }

/** A brand has two languages: the switch names the other one, in its own letters. */
export function LanguageSwitch({
  isShort = false,
  className,
}: {
  isShort?: boolean
  className?: string
}) {
  const text = useText()
  const { primaryLocale, secondaryLocale, locale } = useBrand()
  const switchTo = useLocaleSwitch()
  if (!showsLanguageSwitch(primaryLocale, secondaryLocale)) return null

  const other = otherLocale(primaryLocale, secondaryLocale, locale)
  const label = text('change_language', { language: nameOf(other) })
  return (
    <button
      type="button"
      lang={other}
      onClick={() => switchTo(other)}
      // The name contains the visible text, for voice control.
      aria-label={isShort ? `${SHORT_NAMES[other]} · ${label}` : label}
      className={clsx('min-h-11 rounded-tile px-3 font-semibold hover:bg-surface2', className)}
    >
      {isShort ? (
        <>
          <span aria-hidden="true" className="desktop:hidden">
            {SHORT_NAMES[other]}
          </span>
          <span aria-hidden="true" className="max-desktop:hidden">
            {nameOf(other)}
          </span>
        </>
      ) : (
        nameOf(other)
      )}
    </button>
  )
}

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
