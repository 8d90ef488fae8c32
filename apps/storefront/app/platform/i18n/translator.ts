import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import type { CompiledTexts, TextKey } from './texts.ts'

type TextValues = Record<string, string | number>
export type Translate = (key: TextKey, values?: TextValues) => string

/**
 * Puts compiled messages into words, a brand's own before the catalogue's. A text that is missing or cannot
 * be formatted shows its key, never an error.
 */
export function translator(
  locale: string,
  ownTexts: CompiledTexts,
  catalogue: CompiledTexts,
): Translate {
  return (key, values) => {
    const message = ownTexts[key] ?? catalogue[key]
    if (typeof message === 'string') return message
    if (!message) return key
    try {
      return String(format(message as CompiledMessage, locale, values, OPTIONS))
    } catch {
      return key
    }
  }
}

/** Intl objects cost far more to make than to use. */
function remembered<Made>(Make: new (locale?: string, options?: object) => Made) {
  const made = new Map<string, Made>()
  return (...[locale, options]: [Intl.LocalesArgument?, object?]): Made => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = made.get(key) ?? new Make(String(locale), options)
    made.set(key, known)
    return known
  }
}

const OPTIONS: FormatOptions = {
  formatters: {
    getDateTimeFormat: remembered(Intl.DateTimeFormat),
    getNumberFormat: remembered(Intl.NumberFormat),
    getPluralRules: remembered(Intl.PluralRules),
  },
  timeZone: 'UTC',
}
