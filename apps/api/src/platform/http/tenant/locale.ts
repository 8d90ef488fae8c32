import {
  FALLBACK_LOCALE,
  LOCALES,
  type Locale,
  languageTag,
  parseLocale,
  secondaryLocale,
} from '@sufra/domain/text/locales'
import type { FastifyRequest } from 'fastify'
import type { Tenant } from './tenant.ts'

const MAX_RANGES = 20

/** The language to answer in: what the client prefers of the brand's own, else the brand's first. */
export const localeOf = ({ headers, tenant }: FastifyRequest): Locale =>
  preferredLocale(headers['accept-language'], languagesOf(tenant)) ?? tenant.primaryLanguage

/** Also of a request that was refused before anybody knew whose it is: then in any language of ours. */
export const localeOfRefusal = ({ headers, tenant }: Partial<FastifyRequest>): Locale =>
  preferredLocale(headers?.['accept-language'], tenant && languagesOf(tenant)) ??
  tenant?.primaryLanguage ??
  FALLBACK_LOCALE

/** The same two the storefront lets its visitors choose from. */
const languagesOf = ({ primaryLanguage, secondaryLanguage }: Tenant): readonly Locale[] => [
  primaryLanguage,
  secondaryLocale(secondaryLanguage),
]

/** 'fr;q=0.3, ar_SA' is Arabic, to whoever speaks it; null when the header names no spoken language. */
export const preferredLocale = (header = '', spoken: readonly Locale[] = LOCALES): Locale | null =>
  preferredLocales(header).find((locale) => spoken.includes(locale)) ?? null

/** The languages of ours a header names, most wanted first. */
function preferredLocales(header: string): readonly Locale[] {
  const known = preferences.get(header)
  if (known) return known
  const preferred = readPreferences(header)
  if (preferences.size < REMEMBERED) preferences.set(header, preferred)
  return preferred
}

/** Bounded: made-up headers must not fill the memory. */
const preferences = new Map<string, readonly Locale[]>()
const REMEMBERED = 500

const readPreferences = (header: string): readonly Locale[] =>
  header
    .split(',', MAX_RANGES)
    .map(weighted)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ tag }) => parseLocale(tag) ?? sameLanguage(tag) ?? [])

function weighted(range: string) {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => /^q=/i.test(parameter))
  const weight = quality ? Number(quality.slice(2)) : 1
  return { tag, weight: weight <= 1 ? weight : 0 }
}

/** 'ar' and 'ar-AE' are Arabic to us. */
function sameLanguage(tag: string): Locale | null {
  const [language] = tag.toLowerCase().split(/[-_]/)
  return LOCALES.find((locale) => languageTag(locale).split('-')[0] === language) ?? null
}
