import compile from 'icu-minify/compile'
import type { CompiledTexts } from './translator.ts'

/** A catalogue as the formatter reads it. Needs the parser: for builds and servers, not for browsers. */
export function compiled(texts: Record<string, string>): CompiledTexts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]))
}

/** The same of texts a brand writes itself. One that cannot be read is left out: the catalogue's stands. */
export function compiledWhereValid(texts: Record<string, string>): CompiledTexts {
  const valid: CompiledTexts = {}
  for (const [key, text] of Object.entries(texts)) {
    try {
      valid[key] = compile(text)
    } catch {
      // A message of the brand that does not parse must not remove the text.
    }
  }
  return valid
}
