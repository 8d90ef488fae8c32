import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { PEARL } from '../testing/test-brands.ts'
import { preferredLocale } from './locale.ts'

// proves API-02, A-29
test.each([
  ['en-US', 'en-us'],
  ['ar-sa', 'ar-sa'],
  ['AR_SA', 'ar-sa'],
  ['fr-FR', 'fr'],
  ['fr', 'fr'],
  ['ar', 'ar-sa'],
  ['en-GB,en;q=0.9', 'en-us'],
  ['de, fr;q=0.5, ar;q=0.8', 'ar-sa'],
  ['ar;q=0, fr;q=0.1', 'fr'],
  ['de-DE', null],
  ['', null],
  ['*', null],
  ['ar;q=x', null],
  [';;;,,,===', null],
  ["ar'; drop table concepts; --", null],
])('%s asks for %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

// proves API-02
test.each([
  ['ar-sa', 'العليا'],
  ['en-US', 'Olaya'],
  ['xx-broken;;;q=9', 'Olaya'],
])('asked in %s, a branch is called %s', async (language, label) => {
  await using app = await buildTestApp()

  const response = await app.get('/locations/1', { headers: { 'accept-language': language } })

  expect(response.json().data.attributes.label).toBe(label)
})

// proves API-02
test('without a language of ours, a brand answers in its first language', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/locations/77', { as: PEARL })

  expect(response.json().data.attributes.label).toBe('شرق')
})
