import { resolve } from 'node:path'
import { readBrands } from '@sufra/api/planting/read-brands'
import type { Locale } from '@sufra/domain/text/locales'
import { secondaryLocale } from '@sufra/domain/text/locales'

export const DEMO_BRANDS = readBrands(resolve(import.meta.dirname, '../../demo/brands'))

/** The demo brands with the languages each of them speaks, its first language first. */
export const BRANDS = DEMO_BRANDS.map(({ concept }) => ({
  brand: concept.slug,
  locales: [
    ...new Set([concept.primaryLanguage, secondaryLocale(concept.secondaryLanguage)]),
  ] satisfies Locale[],
}))
