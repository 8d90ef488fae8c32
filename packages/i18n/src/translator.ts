import { type Locale, languageTag } from '@sufra/domain/text/locales'
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'

/** A catalogue in another language than English: the same keys. */
export type TextsLike<English> = Record<keyof English, string>

/** Messages as the formatter reads them: plain text, or the parts it is put together from. */
export type CompiledTexts = Record<string, string | unknown[]>

/** `'count'` of `'{count, plural, one {# item} other {# items}}'`; never for a text without arguments. */
export type ArgumentsOf<Message> = Message extends `${string}{${infer Rest}`
  ? NameIn<Rest> | ArgumentsOf<Rest>
  : never

/** What stands after a brace is an argument's name, unless it is the text of a plural form. */
type NameIn<Rest> = Rest extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name}, ${string}`
    ? Name
    : Inside extends `${string}${' ' | '#' | '{'}${string}`
      ? never
      : Inside
  : never

/** The keys of texts that can be said as they are. */
export type PlainKey<English> = {
  [Key in keyof English]: [ArgumentsOf<English[Key]>] extends [never] ? Key : never
}[keyof English]

/** What must be given with a key; nothing for a text without arguments. */
type Values<Message> = [ArgumentsOf<Message>] extends [never]
  ? []
  : [values: Record<ArgumentsOf<Message>, string | number>]

/** `text('item_count', { count })`: the key and its arguments are those of the English. */
export type Translate<English> = <Key extends keyof English & string>(
  key: Key,
  ...values: Values<English[Key]>
) => string

/**
 * Puts compiled messages into words; of several catalogues the first that has the key counts. A text that is
 * missing or cannot be formatted shows its key, never an error.
 */
export function translator<English>(
  locale: Locale,
  ...catalogues: readonly CompiledTexts[]
): Translate<English> {
  // English digits in every language.
  const tag = `${languageTag(locale)}-u-nu-latn`
  return (key, ...[values]) => {
    const message = catalogues.find((texts) => texts[key] !== undefined)?.[key]
    if (typeof message === 'string') return message
    if (!message) return key
    try {
      return String(format(message as CompiledMessage, tag, values, OPTIONS))
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
