import compile from 'icu-minify/compile'
import type { CompiledTexts } from '../i18n/texts.ts'

/** A brand's own words, ready for the formatter. One that cannot be read is passed over: the catalogue's stands. */
export function compiledTexts(texts: Record<string, string>): CompiledTexts {
  const compiled: CompiledTexts = {}
  for (const [key, message] of Object.entries(texts)) {
    try {
      compiled[key] = compile(message)
    } catch {
      // Left out: a typing mistake of the brand's must not take a text away from its visitors.
    }
  }
  return compiled
}
