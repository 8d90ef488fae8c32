import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const TEXTS = /\/app\/platform\/i18n\/texts\/(more\/)?[\w-]+\.ts$/

/**
 * Turns the catalogue's ICU messages into the form the formatter reads, at build time: the browser then
 * needs no parser for them.
 */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    async load(id) {
      if (!TEXTS.test(id)) return null
      // The address changes with every load, so that the development server sees new words.
      const module: Record<string, Record<string, string>> = await import(`${id}?${Date.now()}`)
      return Object.entries(module)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compiled(texts))}`)
        .join('\n')
    },
  }
}

const compiled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, compile(message)]))
