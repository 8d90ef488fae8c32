import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { LOCALES, type Locale } from '@sufra/domain/text/locales'
import { compiled } from '@sufra/i18n/compile'
import { argumentsOf } from '@sufra/i18n/testing/arguments-of'
import { translator } from '@sufra/i18n/translator'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { loadMoreTexts, loadTexts, type StorefrontTexts, type TextKey } from './texts.ts'

type Catalogue = Record<TextKey, string>

await Promise.all(LOCALES.flatMap((locale) => [loadTexts(locale), loadMoreTexts(locale)]))
const whole = async (locale: Locale) =>
  ({ ...(await loadTexts(locale)), ...(await loadMoreTexts(locale)) }) as Catalogue
const english = await whole('en-us')
const keys = Object.keys(english) as TextKey[]

// proves I18-04
test.each(LOCALES)('%s words every text, with the arguments of the English', async (locale) => {
  const texts = await whole(locale)
  expect(Object.keys(texts).sort()).toEqual([...keys].sort())
  for (const key of keys) {
    expect(texts[key].trim(), key).not.toBe('')
    expect(argumentsOf(texts[key]), key).toEqual(argumentsOf(english[key]))
  }
})

test.each(LOCALES)('%s messages can all be formatted', async (locale) => {
  const translate = translator<StorefrontTexts>(locale, compiled(await whole(locale))) as (
    key: TextKey,
    values: Record<string, string | number>,
  ) => string
  for (const key of keys) {
    const names = argumentsOf(english[key])
    const values = Object.fromEntries(names.map((name) => [name, name === 'count' ? 3 : 'x']))
    expect(translate(key, values), key).not.toContain('{')
  }
})

test('Arabic counts items with its six forms', async () => {
  const translate = translator<StorefrontTexts>('ar-sa', compiled(await whole('ar-sa')))
  const counted = [0, 1, 2, 3, 11, 100].map((count) => translate('item_count', { count }))
  expect(new Set(counted).size).toBe(6)
})

const APP = new URL('../../', import.meta.url).pathname
const MORE_TEXTS_LAYOUT = 'routes/layout/more-texts-layout.tsx'

/** The modules of the routes outside the layout that loads more texts. */
const firstModules = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) =>
    file === MORE_TEXTS_LAYOUT ? [] : [file, ...firstModules(children)],
  )

/** What a module loads without `withMoreTexts`, statically or later. Types are not loaded. */
const importsOf = (source: string) =>
  [
    ...source
      .replace(/^import type [^']*'[^']*'/gm, '')
      .replace(/withMoreTexts\(\s*\(\) =>\s*import\('[^']*'\)/g, '')
      .matchAll(/(?:from |import |import\()'((?:\.|#app\/)[^']*)'/g),
  ].map(([, path = '']) => path)

function loadedFrom(modules: string[]) {
  const sources = new Map<string, string>()
  const visit = (path: string) => {
    if (sources.has(path) || !/\.tsx?$/.test(path) || /i18n\/texts\/|\+types/.test(path)) return
    const source = readFileSync(path, 'utf8')
    sources.set(path, source)
    for (const imported of importsOf(source))
      visit(
        imported.startsWith('#app/')
          ? imported.replace('#app/', APP)
          : resolve(dirname(path), imported),
      )
  }
  for (const module of modules) visit(resolve(APP, module))
  return sources
}

test('what is loaded without more texts says none of them', async () => {
  const { enUs } = await import('./texts/en-us.ts')
  const later = new Set<string>(keys.filter((key) => !(key in enUs)))
  const first = loadedFrom(['entry.client.tsx', 'root.tsx', ...firstModules(await routes)])
  expect(first.size).toBeGreaterThan(100)
  const said = [...first].flatMap(([path, source]) =>
    [...source.matchAll(/(?:'(?=[a-z]+_)|text\(')([a-z][\w-]*)'/g)]
      .filter(([, key = '']) => later.has(key))
      .map(([, key]) => `${path.replace(APP, '')}: ${key}`),
  )
  expect(said).toEqual([])
})
