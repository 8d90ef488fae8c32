import { globSync, readFileSync } from 'node:fs'
import { LOCALES, type Locale, languageTag } from '@sufra/domain/text/locales'
import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { loadMoreTexts, loadTexts, type TextKey } from './texts.ts'
import { translator } from './translator.ts'

type Catalogue = Record<TextKey, string>

await Promise.all(LOCALES.flatMap((locale) => [loadTexts(locale), loadMoreTexts(locale)]))
const whole = async (locale: Locale) =>
  ({ ...(await loadTexts(locale)), ...(await loadMoreTexts(locale)) }) as Catalogue
const english = await whole('en-us')
const keys = Object.keys(english) as TextKey[]
const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort()

// proves I18-04
test.each(LOCALES)('%s words every text, with the same placeholders as English', async (locale) => {
  const texts = await whole(locale)
  expect(Object.keys(texts).sort()).toEqual([...keys].sort())
  for (const key of keys) {
    expect(texts[key].trim(), key).not.toBe('')
    expect(placeholders(texts[key]), key).toEqual(placeholders(english[key]))
  }
})

const compiled = async (locale: Locale) =>
  Object.fromEntries(
    Object.entries(await whole(locale)).map(([key, message]) => [key, compile(message)]),
  )

test.each(LOCALES)('%s messages can all be formatted', async (locale) => {
  const translate = translator(locale, {}, await compiled(locale))
  for (const key of keys) {
    const names = placeholders(english[key])
    const values = Object.fromEntries(names.map((name) => [name, name === 'count' ? 3 : 'x']))
    expect(translate(key, values), key).not.toContain('{')
  }
})

test('Arabic counts with its six forms, in English digits', async () => {
  const translate = translator('ar-SA-u-nu-latn', {}, await compiled('ar-sa'))
  const counted = [0, 1, 2, 3, 11, 100].map((count) => translate('item_count', { count }))
  expect(new Set(counted).size).toBe(6)
  expect(counted.join()).not.toMatch(/[\u0660-\u0669]/)
})

test.each([
  ['en-us', '3,900 kcal'],
  ['ar-sa', '3,900 سعرة'],
  ['fr', '3\u202f900 kcal'],
] as const)('thousands are grouped as %s does', async (locale, grouped) => {
  const translate = translator(`${languageTag(locale)}-u-nu-latn`, {}, await compiled(locale))
  expect(translate('kcal', { count: 3900 })).toBe(grouped)
})

test('a text that is missing or broken shows its key instead of failing the page', () => {
  const translate = translator('en-US', {}, { kcal: [['count', 99, {}]] })
  expect(translate('item_count', { count: 1 })).toBe('item_count')
  expect(() => translate('kcal', { count: 1 })).not.toThrow()
})

test("a brand's own words stand over the catalogue's", async () => {
  const translate = translator('en-US', { home_tagline: 'Ours' }, await compiled('en-us'))
  expect(translate('home_tagline')).toBe('Ours')
})

/** What the first page of a visit can show; everything else imports `more-texts.ts`. */
const FIRST_SCREENS = [
  'app/platform/{ui,visit,storage,errors}/**/*.{ts,tsx}',
  'app/platform/loading/!(blocking-spinner).{ts,tsx}',
  'app/platform/snackbar/!(error-alert).{ts,tsx}',
  'app/platform/theme/!(appearance-switch).{ts,tsx}',
  'app/platform/offline/!(update-notice).{ts,tsx}',
  'app/order/destination/**/*.{ts,tsx}',
  'app/order/menu/{add-disc,availability-note,item-card,label-badges,use-items,use-destination,use-moment,use-item-taps,open-item}.{ts,tsx}',
  'app/order/cart/{tally,use-cart-panel}.ts',
  'app/features/{home,menu}/**/*.{ts,tsx}',
  'app/features/shell/!(side-menu|account-entries|checkout-header).{ts,tsx}',
  'app/routes/layout/{cart-host,item-sheet-host,mini-cart}.tsx',
  'app/routes/menu/{home,menu,category}.tsx',
  'app/routes/content/{pages,page,licences,not-found}.tsx',
  'app/routes/layout/shell-layout.tsx',
]

test('the first screens say nothing whose words come later', async () => {
  const first = Object.keys(await import('./texts/en-us.ts').then(({ enUs }) => enUs))
  const later = new Set(keys.filter((key) => !first.includes(key)))
  const files = globSync(FIRST_SCREENS, { cwd: new URL('../../..', import.meta.url).pathname })
  expect(files.length).toBeGreaterThan(60)
  const said = files.flatMap((file) =>
    [
      ...readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').matchAll(
        /'([a-z]+_[\w-]+)'/g,
      ),
    ]
      .map(([, key = '']) => key)
      .filter((key) => later.has(key as TextKey))
      .map((key) => `${file}: ${key}`),
  )
  expect(said).toEqual([])
})
