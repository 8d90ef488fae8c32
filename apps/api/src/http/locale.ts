import {
  FALLBACK_LOCALE,
  LOCALES,
  type Locale,
  languageTag,
  parseLocale,
} from '@sufra/domain/locales'
import type { FastifyRequest } from 'fastify'

const MOST_RANGES = 20

/** The language to answer in: what the client prefers of ours, else the concept's first language. */
export const localeOf = (request: FastifyRequest): Locale =>
  preferredLocale(request.headers['accept-language'] ?? '') ?? request.tenant.primaryLanguage

/** Also of a request that was refused before anybody knew whose it is. */
export const localeOfRefusal = ({ headers, tenant }: Partial<FastifyRequest>): Locale =>
  preferredLocale(headers?.['accept-language'] ?? '') ?? tenant?.primaryLanguage ?? FALLBACK_LOCALE

/** 'fr;q=0.3, ar_SA' is Arabic; null when the header names no language of ours. */
export function preferredLocale(header: string): Locale | null {
  const known = preferences.get(header)
  if (known !== undefined) return known
  const preferred = readPreference(header)
  if (preferences.size < REMEMBERED) preferences.set(header, preferred)
  return preferred
}

/** Distinct headers are few; whoever sends thousands is not served faster by remembering them. */
const preferences = new Map<string, Locale | null>()
const REMEMBERED = 500

function readPreference(header: string): Locale | null {
  const wanted = header
    .split(',', MOST_RANGES)
    .map(weighted)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wanted) {
    const locale = parseLocale(tag) ?? sameLanguage(tag)
    if (locale) return locale
  }
  return null
}

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
