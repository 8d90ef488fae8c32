import { existsSync, readFileSync } from 'node:fs'
import type { Locale } from '@sufra/domain/text/locales'
import { z } from 'zod'

/** What the build says of its files, by the sources they were made from. */
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)

/** Beside the built server, whichever of its files this is in; in development there is none. */
const MANIFEST = new URL(
  import.meta.url.replace(/\/server\/(?!.*\/server\/).*$/, '/client/.vite/manifest.json'),
)
const manifest =
  MANIFEST.href !== import.meta.url && existsSync(MANIFEST)
    ? Manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
    : {}

const filesOf = (source: string): string[] => {
  const { file, imports = [] } = manifest[source] ?? {}
  return file ? [...imports.flatMap(filesOf), `/${file}`] : []
}

const ENTRY = [...new Set(filesOf('app/entry.client.tsx'))]

/**
 * What a page in this language needs before it comes alive. Named at its top, all of it is asked for at
 * once; left to itself, a browser hears of the texts only from the code that reads them.
 */
export const firstFiles = (locale: Locale): string[] => [
  ...ENTRY,
  ...filesOf(`app/platform/i18n/texts/${locale}.ts`).filter((file) => !ENTRY.includes(file)),
]
