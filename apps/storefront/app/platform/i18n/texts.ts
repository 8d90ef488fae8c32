import { FALLBACK_LOCALE, type Locale, parseLocale } from '@sufra/domain/text/locales'
import type { enUsCurrencies } from '@sufra/i18n/catalogue/en-us/currencies'
import type { PlainKey, Translate as TranslateOf } from '@sufra/i18n/translator'
import type { enUs } from './texts/en-us.ts'
import type { enUsMore } from './texts/more/en-us.ts'

type FirstKey = keyof typeof enUs
type MoreKey = keyof typeof enUsMore
export type TextKey = FirstKey | MoreKey
/** All that is said, in English. A brand brings what its own currency is called. */
export type StorefrontTexts = typeof enUs & typeof enUsMore & typeof enUsCurrencies
export type Translate = TranslateOf<StorefrontTexts>
/** Of a text that can be said as it is. */
export type PlainTextKey = PlainKey<StorefrontTexts>
export type Texts = Record<FirstKey, string>
export type MoreTexts = Record<MoreKey, string>

/** Each language is a file of its own: a visitor downloads the one they read. */
const FIRST: Record<Locale, () => Promise<Texts>> = {
  'en-us': async () => (await import('./texts/en-us.ts')).enUs,
  'ar-sa': async () => (await import('./texts/ar-sa.ts')).arSa,
  fr: async () => (await import('./texts/fr.ts')).fr,
}

/** What the first screens do not say: loaded by `more-texts-layout.tsx` and `withMoreTexts`. */
const MORE: Record<Locale, () => Promise<MoreTexts>> = {
  'en-us': async () => (await import('./texts/more/en-us.ts')).enUsMore,
  'ar-sa': async () => (await import('./texts/more/ar-sa.ts')).arSaMore,
  fr: async () => (await import('./texts/more/fr.ts')).frMore,
}

const loaded: Record<Locale, Record<string, string>> = { 'en-us': {}, 'ar-sa': {}, fr: {} }

export const loadTexts = async (locale: Locale) =>
  Object.assign(loaded[locale], await FIRST[locale]())

export const loadMoreTexts = async (locale: Locale) =>
  Object.assign(loaded[locale], await MORE[locale]())

/** Grows as parts of the catalogue arrive. */
export const textsOf = (locale: Locale): Record<string, string> => loaded[locale]

/** The language of the page in this browser. */
export const pageLocale = () => parseLocale(document.documentElement.lang) ?? FALLBACK_LOCALE

/** The rest of the texts for the page in this browser. The server has all languages from the start. */
export async function loadPageTexts() {
  if (typeof document !== 'undefined') await loadMoreTexts(pageLocale())
}

/** Loads a part of the first screens that says more than they do, together with its texts. */
export const withMoreTexts =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadPageTexts()])
    return part
  }
