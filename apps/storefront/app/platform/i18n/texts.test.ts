import { globSync, readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@sufra/domain/text/locales'
import { compiled } from '@sufra/i18n/compile'
import { argumentsOf } from '@sufra/i18n/testing/arguments-of'
import { translator } from '@sufra/i18n/translator'
import { expect, test } from 'vitest'
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
  'app/features/shell/!(side-menu|account-entries).{ts,tsx}',
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
