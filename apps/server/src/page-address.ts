import { isLocale, type Locale } from '@sufra/domain/locales'

/** The query parameters that pages are rendered by. All others are the browser's business. */
const MEANT = new Set(['type', '_routes'])

/**
 * The address a page is rendered and kept under: its path and the parameters that change what the
 * server says. So no query can fill the memory or reach into a page that others will see.
 */
export function pageAddress(url: string): string {
  const query = url.indexOf('?')
  if (query === -1) return url
  const kept = [...new URLSearchParams(url.slice(query + 1))].filter(([name]) => MEANT.has(name))
  const path = url.slice(0, query)
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`
}

const LOCALE_COOKIE = /(?:^|;\s*)locale=([a-z-]{2,5})(?:;|$)/

/** The language a visitor has chosen, mirrored from the browser's storage in a cookie. */
export function chosenLocale(cookie: string | undefined): Locale | null {
  const value = cookie && LOCALE_COOKIE.exec(cookie)?.[1]
  return value && isLocale(value) ? value : null
}
