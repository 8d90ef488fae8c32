import { LOCALES, type Words } from '@sufra/domain/text/locales'
import { fieldsOf, isId, isWithin } from '../checked-fields.ts'

/** As much of a branch as a choice of it keeps. */
export type StoredBranch = { id: number; name: Words; lat: number; long: number }

export function parseBranch(text: string): StoredBranch | null {
  const { id, name, lat, long } = fieldsOf(JSON.parse(text))
  const words = wordsOf(name)
  if (!isId(id) || !words) return null
  if (!isWithin(lat, -90, 90) || !isWithin(long, -180, 180)) return null
  return { id, name: words, lat, long }
}

/** Null when the text has no language at all, or something that is not text in one of ours. */
export function wordsOf(value: unknown): Words | null {
  const fields = fieldsOf(value)
  const words: Words = {}
  for (const locale of LOCALES) {
    const text = fields[locale]
    if (typeof text === 'string') words[locale] = text
    else if (text !== undefined) return null
  }
  return Object.keys(words).length > 0 ? words : null
}
