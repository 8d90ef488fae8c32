import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'
import { KUWAIT_BRAND } from '../../../testing/test-brands.ts'
import { localeOfRefusal, preferredLocale } from './locale.ts'
import type { Tenant } from './tenant.ts'

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

  const response = await app.get('/locations/77', { as: KUWAIT_BRAND })

  expect(response.json().data.attributes.label).toBe('شرق')
})

// proves API-02
test.each([
  ['fr, en;q=0.8', 'Sharq'],
  ['fr', 'شرق'],
  ['en;q=0.5, ar;q=0.4', 'Sharq'],
])('asked in %s, a brand without French says %s', async (language, label) => {
  await using app = await buildTestApp()

  const response = await app.get('/locations/77', {
    as: KUWAIT_BRAND,
    headers: { 'accept-language': language },
  })

  expect(response.json().data.attributes.label).toBe(label)
})

// proves API-02
test('a refusal too is in a language the brand speaks', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/delivery-areas/lookup?lat=0&long=0', {
    as: KUWAIT_BRAND,
    headers: { 'accept-language': 'fr-FR' },
  })

  expect(response.json().errors.detail).toBe('لا نوصل إلى منطقتك')
})

test.each([
  ['en', 'en-us'],
  ['fr', 'ar-sa'],
])('a brand that names no second language speaks English as one: %s', (language, locale) => {
  const tenant: Tenant = {
    host: 'arabic.test',
    conceptId: 1,
    applicationId: 1,
    applicationKey: 'key',
    version: 1,
    primaryLanguage: 'ar-sa',
    secondaryLanguage: null,
    hasCaptcha: false,
  }

  expect(localeOfRefusal({ headers: { 'accept-language': language }, tenant })).toBe(locale)
})

test('whose host nobody knows is refused in any language of ours', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/locations/1', {
    headers: { host: 'nobody.test', 'accept-language': 'fr' },
  })

  expect(response.json().errors.detail).toBe('Nous n’avons pas trouvé ce que vous cherchez.')
})
