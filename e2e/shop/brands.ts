import { BRANDS as SEEDS } from '@sufra/demo/brands'
import type { Locale } from '@sufra/domain/text/locales'
import { secondaryLocale } from '@sufra/domain/text/locales'

/** The demo brands with the languages each of them speaks, its first language first. */
export const BRANDS = SEEDS.map(({ concept }) => ({
  brand: concept.slug,
  locales: [
    ...new Set([concept.primaryLanguage, secondaryLocale(concept.secondaryLanguage)]),
  ] satisfies Locale[],
}))
