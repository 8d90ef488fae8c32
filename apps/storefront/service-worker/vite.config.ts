import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { directionOf, LOCALES, languageTag } from '@sufra/domain/text/locales'
import { defineConfig, type UserConfig } from 'vite'
import { loadTexts, type Texts } from '../app/platform/i18n/texts.ts'
import type { OfflineWords } from './offline-page.ts'

const built = fileURLToPath(new URL('../build/client', import.meta.url))

/** Run after the storefront's own build: its assets carry hashes, so their names tell one build from another. */
export default defineConfig(
  async (): Promise<UserConfig> => ({
    publicDir: false,
    define: {
      BUILD_VERSION: JSON.stringify(buildVersion()),
      OFFLINE_WORDS: JSON.stringify(await Promise.all(LOCALES.map(offlineWords))),
    },
    build: {
      target: 'es2022',
      outDir: built,
      emptyOutDir: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('sw.ts', import.meta.url)),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  }),
)

function buildVersion(): string {
  const names = readdirSync(`${built}/assets`).sort().join('\n')
  return createHash('sha256').update(names).digest('hex').slice(0, 12)
}

async function offlineWords(locale: (typeof LOCALES)[number]): Promise<OfflineWords> {
  // Only words of the first screens are there: the type names them.
  const { no_network, error_hint, try_again }: Texts = await loadTexts(locale)
  return {
    lang: languageTag(locale),
    dir: directionOf(locale),
    title: no_network,
    hint: error_hint,
    tryAgain: try_again,
  }
}
