import { categoryIdFromSlug, categorySlug } from '@sufra/domain/menu/slug'
import type { Locale, Words } from '@sufra/domain/text/locales'

/** An order keeps its address in every language. */
const UNCHANGED_ROUTE = 'user-order-order'

/**
 * The path of the same page once the language is switched: the category's segment speaks the new
 * language, everything else stays. The result is percent-encoded, fit for a Location header.
 */
export function pathForLocale(
  pathname: string,
  routeName: string,
  category: { id: number; name: Words } | null,
  locale: Locale,
): string {
  const [root, menu, slug, ...rest] = pathname.split('/')
  if (routeName === UNCHANGED_ROUTE || menu !== 'menu' || !slug || !category) return pathname
  if (categoryIdFromSlug(slug) !== category.id) return pathname
  return [root, menu, encodeURIComponent(categorySlug(category, locale)), ...rest].join('/')
}

/** The cookie `locale` is for every page, for a year. */
export const LOCALE_COOKIE_TERMS = '; path=/; max-age=31536000; samesite=lax'
