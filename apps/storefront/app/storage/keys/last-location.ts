import { LOCALES, type Words } from '@sufra/domain/locales'
import { storedValue } from '../stored-value.ts'

export type LastLocation = { id: number; name: Words; lat: number; long: number }

/** The branch chosen last. */
export const lastLocation = storedValue<LastLocation>('last_location', (text) => {
  const { id, name, lat, long } = fieldsOf(JSON.parse(text))
  const words = wordsOf(name)
  if (!isWithin(id, 1, Number.MAX_SAFE_INTEGER) || !Number.isInteger(id) || !words) return null
  if (!isWithin(lat, -90, 90) || !isWithin(long, -180, 180)) return null
  return { id, name: words, lat, long }
})

/** Null when the text has no language at all, or something that is not text in one of ours. */
function wordsOf(value: unknown): Words | null {
  const fields = fieldsOf(value)
  const words: Words = {}
  for (const locale of LOCALES) {
    const text = fields[locale]
    if (typeof text === 'string') words[locale] = text
    else if (text !== undefined) return null
  }
  return Object.keys(words).length > 0 ? words : null
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const isWithin = (value: unknown, lowest: number, highest: number): value is number =>
  typeof value === 'number' && value >= lowest && value <= highest
