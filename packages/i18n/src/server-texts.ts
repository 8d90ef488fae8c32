import { LOCALES, type Locale } from '@sufra/domain/text/locales'
import { arSa } from './catalogue/ar-sa.ts'
import { enUs } from './catalogue/en-us.ts'
import { fr } from './catalogue/fr.ts'
import { compiled } from './compile.ts'
import { type PlainKey, type TextsLike, type Translate, translator } from './translator.ts'

/** All that the API says, in English. */
export type ServerTexts = typeof enUs

const CATALOGUES: Record<Locale, TextsLike<ServerTexts>> = { 'en-us': enUs, 'ar-sa': arSa, fr }

const known = new Map<Locale, Translate<ServerTexts>>()

/** For a server, which speaks every language: compiled when a language is first spoken. */
export function textIn(locale: Locale): Translate<ServerTexts> {
  const translate = known.get(locale) ?? translator(locale, compiled(CATALOGUES[locale]))
  known.set(locale, translate)
  return translate
}

/** For documents that carry a name in all languages. */
export const inEveryLanguage = (key: PlainKey<ServerTexts>) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, CATALOGUES[locale][key]])) as Record<
    Locale,
    string
  >
