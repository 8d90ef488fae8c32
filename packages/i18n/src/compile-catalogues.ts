import type { Plugin } from 'vite'
import { compiled } from './compile.ts'

/** Every file of texts is named for its language, or lies in a folder that is. */
const CATALOGUE = /\/(en-us|ar-sa|fr)(\/[\w-]+)?\.ts$/

/** Compiles catalogues at build time: a browser then needs no parser for them. */
export function compileCatalogues(): Plugin {
  return {
    name: 'compile-catalogues',
    enforce: 'pre',
    async load(id) {
      if (!CATALOGUE.test(id)) return null
      // The address changes with every load, so that the development server sees new words.
      const module: Record<string, Record<string, string>> = await import(`${id}?${Date.now()}`)
      return Object.entries(module)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compiled(texts))}`)
        .join('\n')
    },
  }
}
