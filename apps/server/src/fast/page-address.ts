import { isLocale, type Locale } from '@sufra/domain/text/locales'
import { isMenuType } from '@sufra/domain/vocabulary/order-types'

/** The parts of a page that a navigation still needs. */
const PARTS = /^[\w/.,-]{1,200}$/

/**
 * The address a page is rendered and kept under: its path and the parameters that change what the
 * server says. All others are the browser's business, and cannot reach into a page that others see.
 */
export function pageAddress(url: string): string {
  const query = url.indexOf('?')
  if (query === -1) return url
  const path = url.slice(0, query)
  const given = new URLSearchParams(url.slice(query + 1))
  const meant = new URLSearchParams()
  const mean = (name: string, isKnown: (value: string) => boolean) => {
    const value = given.get(name)
    if (value !== null && isKnown(value)) meant.set(name, value)
  }
  mean('type', isMenuType)
  if (path.endsWith('.data')) mean('_routes', (value) => PARTS.test(value))
  return meant.size === 0 ? path : `${path}?${meant}`
}

const LOCALE_COOKIE = /(?:^|;\s*)locale=([a-z-]{2,5})(?:;|$)/

/** The language a visitor has chosen, mirrored from the browser's storage in a cookie. */
export function chosenLocale(cookie: string | undefined): Locale | null {
  const value = cookie && LOCALE_COOKIE.exec(cookie)?.[1]
  return value && isLocale(value) ? value : null
}
