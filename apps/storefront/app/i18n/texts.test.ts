import { LOCALES } from '@sufra/domain/locales'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { loadTexts, type TextKey } from './texts.ts'

const english = await loadTexts('en-us')
const keys = Object.keys(english) as TextKey[]
const placeholders = (message: string) =>
  [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort()

// proves I18-04
test.each(LOCALES)('%s words every text, with the same placeholders as English', async (locale) => {
  const texts = await loadTexts(locale)
  expect(Object.keys(texts).sort()).toEqual([...keys].sort())
  for (const key of keys) {
    expect(texts[key].trim(), key).not.toBe('')
    expect([...new Set(placeholders(texts[key]))], key).toEqual([
      ...new Set(placeholders(english[key])),
    ])
  }
})

test.each(LOCALES)('%s messages can all be formatted', async (locale) => {
  const errors: unknown[] = []
  const translate = createTranslator({
    locale,
    messages: await loadTexts(locale),
    onError: (error) => errors.push(error),
  })
  const values = { count: 3, number: 1, minimum: 1, maximum: 2 }
  const words = [
    'language',
    'version',
    'time',
    'from',
    'to',
    'type',
    'types',
    'name',
    'query',
    'branch',
    'charge',
  ]
  for (const key of keys)
    translate(key, { ...values, ...Object.fromEntries(words.map((word) => [word, 'x'])) })
  expect(errors).toEqual([])
})

test('Arabic counts with its six forms', async () => {
  const translate = createTranslator({
    locale: 'ar-SA-u-nu-latn',
    messages: await loadTexts('ar-sa'),
  })
  const counted = [0, 1, 2, 3, 11, 100].map((count) => translate('item_count', { count }))
  expect(new Set(counted).size).toBe(6)
})
