import { expect, test } from 'vitest'
import {
  directionOf,
  isLocale,
  LOCALES,
  languageTag,
  numberLocale,
  parseLocale,
  wordsIn,
} from './locales.ts'

test('Arabic alone runs from right to left', () => {
  expect(LOCALES.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar-sa'])
})

test.each([
  ['en-us', 'en-us'],
  ['en-US', 'en-us'],
  ['ar_SA', 'ar-sa'],
  ['AR-sa', 'ar-sa'],
  ['fr', 'fr'],
  ['fr-FR', 'fr'],
  [' fr_FR ', 'fr'],
  ['de', null],
  ['en', null],
  ['', null],
])('%j is read as %s', (written, locale) => {
  expect(parseLocale(written)).toBe(locale)
})

test.each(LOCALES)('the tag of %s leads back to it', (locale) => {
  expect(isLocale(locale)).toBe(true)
  expect(parseLocale(languageTag(locale))).toBe(locale)
})

test.each(LOCALES)('numbers in %s use Latin digits', (locale) => {
  expect(new Intl.NumberFormat(numberLocale(locale)).format(1234567890)).toMatch(/1.*234.*567.*890/)
})

test('a text comes in the wanted language, else in a fallback, else in English, else in any', () => {
  const words = { 'en-us': 'Tea', 'ar-sa': 'شاي' }
  expect(wordsIn(words, 'ar-sa')).toBe('شاي')
  expect(wordsIn(words, 'fr', 'ar-sa')).toBe('شاي')
  expect(wordsIn(words, 'fr')).toBe('Tea')
  expect(wordsIn({ fr: 'Thé' }, 'ar-sa')).toBe('Thé')
  expect(wordsIn({ 'ar-sa': '', fr: 'Thé' }, 'ar-sa')).toBe('Thé')
  expect(wordsIn({}, 'ar-sa')).toBe('')
})
