import { expect, test } from 'vitest'
import {
  directionOf,
  isLocale,
  LOCALES,
  languageTag,
  numberLocale,
  otherLocale,
  parseLocale,
  showsLanguageSwitch,
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

test('the language switch shows when two languages exist, English being the silent second', () => {
  expect(showsLanguageSwitch('ar-sa', 'fr')).toBe(true)
  expect(showsLanguageSwitch('ar-sa', null)).toBe(true)
  expect(showsLanguageSwitch('en-us', null)).toBe(false)
  expect(showsLanguageSwitch('fr', 'fr')).toBe(false)
})

test('the switch toggles between exactly two languages', () => {
  expect(otherLocale('ar-sa', 'fr', 'ar-sa')).toBe('fr')
  expect(otherLocale('ar-sa', 'fr', 'fr')).toBe('ar-sa')
  expect(otherLocale('ar-sa', null, 'ar-sa')).toBe('en-us')
})

test('a language the brand no longer speaks leads to its primary one', () => {
  expect(otherLocale('ar-sa', 'fr', 'en-us')).toBe('ar-sa')
})
