import { expect, test } from 'vitest'
import { CONSOLE_LOCALES, TEXTS, type TextKey, translator } from './texts.ts'

const KEYS = Object.keys(TEXTS['en-us']) as TextKey[]
const placesIn = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? []

test.each(CONSOLE_LOCALES)(
  'every text says something in %s, with the values of the English',
  (locale) => {
    expect(Object.keys(TEXTS[locale]).sort()).toEqual([...KEYS].sort())
    for (const key of KEYS) {
      expect(TEXTS[locale][key].trim(), key).not.toBe('')
      expect(placesIn(TEXTS[locale][key]), key).toEqual(placesIn(TEXTS['en-us'][key]))
    }
  },
)

test('Arabic is written in Arabic letters and English digits', () => {
  for (const key of KEYS) {
    const text = TEXTS['ar-sa'][key].replace(/\{\w+\}/g, '')
    expect(text, key).not.toMatch(/[A-Za-z]{2,}|[٠-٩۰-۹]/)
  }
})

test('values take their places', () => {
  expect(translator('en-us')('order_number', { number: 42 })).toBe('Order 42')
  expect(translator('en-us')('reject_order')).toBe('Reject order ?')
})
