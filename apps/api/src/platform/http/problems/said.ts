import { formatAmount } from '@sufra/domain/money/money'
import { type Locale, type Words, wordsIn } from '@sufra/domain/text/locales'
import { type ServerTexts, textIn } from '@sufra/i18n/server-texts'
import type { ArgumentsOf } from '@sufra/i18n/translator'

/** Names and amounts are written in the language of whoever reads them. */
export type TextValue = string | number | Words | { minor: number; decimals: number }

export type ValuesOf<Key extends keyof ServerTexts> = [ArgumentsOf<ServerTexts[Key]>] extends [
  never,
]
  ? { values?: undefined }
  : { values: Record<ArgumentsOf<ServerTexts[Key]>, TextValue> }

/** A text of the catalogue with exactly the arguments it takes. */
export type Saying = {
  [Key in keyof ServerTexts]: { text: Key } & ValuesOf<Key>
}[keyof ServerTexts]

/** The same once it is on its way. */
export type Said = { text: keyof ServerTexts; values?: Record<string, TextValue> | undefined }

/** In words. */
export function worded({ text, values = {} }: Said, locale: Locale): string {
  const written = Object.entries(values).map(([name, value]) => [name, inWords(value, locale)])
  const say = textIn(locale) as (key: string, values: Record<string, string | number>) => string
  return say(text, Object.fromEntries(written))
}

function inWords(value: TextValue, locale: Locale): string | number {
  if (typeof value !== 'object') return value
  return 'minor' in value
    ? formatAmount(value.minor, value.decimals, locale)
    : wordsIn(value, locale)
}
