/** A brand that names no second language has English as one. */
export const secondaryLocale = (secondary: Locale | null): Locale => secondary ?? FALLBACK_LOCALE

export const showsLanguageSwitch = (primary: Locale, secondary: Locale | null) =>
  primary !== secondaryLocale(secondary)

/** Where the switch leads: a brand has exactly two languages. */
export const otherLocale = (primary: Locale, secondary: Locale | null, current: Locale): Locale =>
  current === primary ? secondaryLocale(secondary) : primary
/** The languages the interface speaks. Data maps are keyed by these codes. */
export const LOCALES = ['en-us', 'ar-sa', 'fr'] as const
export type Locale = (typeof LOCALES)[number]

/** A text in some of the languages; a brand fills its own two, and English wherever a slug is made from it. */
export type Words = Partial<Record<Locale, string>>

export const FALLBACK_LOCALE: Locale = 'en-us'

const FACTS = {
  'en-us': { tag: 'en-US', numbers: 'en-US', direction: 'ltr', name: 'English' },
  // Latin digits and the Gregorian calendar: plain ar-SA would print neither.
  'ar-sa': { tag: 'ar-SA', numbers: 'en-US', direction: 'rtl', name: 'العربية' },
  fr: { tag: 'fr-FR', numbers: 'fr-FR', direction: 'ltr', name: 'Français' },
} as const satisfies Record<Locale, object>

/** The BCP 47 tag: `<html lang>`, Accept-Language and Intl. */
export const languageTag = (locale: Locale) => FACTS[locale].tag
export const directionOf = (locale: Locale) => FACTS[locale].direction
/** What the language calls itself. */
export const nameOf = (locale: Locale) => FACTS[locale].name
/** The locale whose separators numbers take: English digits also in Arabic. */
export const numberLocale = (locale: Locale) => FACTS[locale].numbers

export const isLocale = (value: string): value is Locale =>
  (LOCALES as readonly string[]).includes(value)

/** 'ar_SA', 'AR-sa' and 'fr-FR' name locales of ours; anything else does not. */
export function parseLocale(value: string): Locale | null {
  const tag = value.trim().toLowerCase().replace('_', '-')
  if (isLocale(tag)) return tag
  return LOCALES.find((locale) => languageTag(locale).toLowerCase() === tag) ?? null
}

/** The text in the wanted language, else the first of the fallbacks that exists, else any, else ''. */
export function wordsIn(words: Words, ...locales: Locale[]): string {
  for (const locale of [...locales, FALLBACK_LOCALE, ...LOCALES]) {
    const text = words[locale]
    if (text) return text
  }
  return ''
}
