import type { Locale } from '@sufra/domain/locales'
import type { enUs } from './texts/en-us.ts'

export type TextKey = keyof typeof enUs
export type Texts = Record<TextKey, string>
/** A message as the formatter reads it: plain text, or the parts it is put together from. */
export type CompiledTexts = Record<string, string | unknown[]>

/** Each language is a file of its own: a visitor downloads the one they read. */
const LOADERS: Record<Locale, () => Promise<Texts>> = {
  'en-us': async () => (await import('./texts/en-us.ts')).enUs,
  'ar-sa': async () => (await import('./texts/ar-sa.ts')).arSa,
  fr: async () => (await import('./texts/fr.ts')).fr,
}

const loaded = new Map<Locale, Texts>()

export async function loadTexts(locale: Locale): Promise<Texts> {
  const texts = loaded.get(locale) ?? (await LOADERS[locale]())
  loaded.set(locale, texts)
  return texts
}

/** The texts of a language that has been loaded before anything is rendered in it. */
export function textsOf(locale: Locale): Texts {
  const texts = loaded.get(locale)
  if (!texts) throw new Error(`The texts of ${locale} have not been loaded`)
  return texts
}
