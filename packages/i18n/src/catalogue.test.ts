import { PROBLEMS } from '@sufra/contract/wire/problems'
import { LOCALES } from '@sufra/domain/text/locales'
import { expect, test } from 'vitest'
import { arSa } from './catalogue/ar-sa.ts'
import { enUs } from './catalogue/en-us.ts'
import { fr } from './catalogue/fr.ts'
import { type ServerTexts, textIn } from './server-texts.ts'
import { argumentsOf } from './testing/arguments-of.ts'

const CATALOGUES = { 'en-us': enUs, 'ar-sa': arSa, fr }
const KEYS = Object.keys(enUs) as (keyof ServerTexts)[]

// proves I18-04
test.each(LOCALES)('%s words every text, with the arguments of the English', (locale) => {
  const texts = CATALOGUES[locale]
  expect(Object.keys(texts).sort()).toEqual([...KEYS].sort())
  for (const key of KEYS) {
    expect(texts[key].trim(), key).not.toBe('')
    expect(argumentsOf(texts[key]), key).toEqual(argumentsOf(enUs[key]))
  }
})

test.each(LOCALES)('%s messages can all be formatted', (locale) => {
  const say = textIn(locale) as (key: string, values: Record<string, string | number>) => string
  for (const key of KEYS) {
    const values = argumentsOf(enUs[key]).map((name) => [name, name === 'count' ? 3 : 'x'])
    expect(say(key, Object.fromEntries(values)), key).not.toMatch(/[{}]|^\w+_/)
  }
})

/** Existing clients know these words: they stay English in every language. */
const ENGLISH_EVERYWHERE = [
  'refusal_store-closed',
  'refusal_item-not-found',
  'refusal_modifier-disabled',
] as const

test('Arabic is written in Arabic letters and English digits', () => {
  for (const key of KEYS) {
    if ((ENGLISH_EVERYWHERE as readonly string[]).includes(key)) continue
    const text = arSa[key].replace(
      /\{\w+(, \w+,)?|\b(other|many|few|two|one|zero)\b|JPEG|PNG|WebP|PDF/g,
      '',
    )
    expect(text, key).not.toMatch(/[A-Za-z]{2,}|[٠-٩۰-۹]/)
  }
})

test.each(ENGLISH_EVERYWHERE)('%s is said in English everywhere', (key) => {
  for (const locale of LOCALES) expect(CATALOGUES[locale][key]).toBe(enUs[key])
})

// proves API-02
test('every problem of the contract has words', () => {
  for (const name of Object.keys(PROBLEMS)) expect(KEYS).toContain(`refusal_${name}`)
})
