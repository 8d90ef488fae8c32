import type { BrandSeed, ConceptSeed } from '@sufra/api/planting/brand-seed'
import { demoMobile } from '@sufra/api/planting/demo-customer'
import { seedFaults } from '@sufra/api/planting/testing/faults/seed-faults'
import { COUNTRIES } from '@sufra/api/reference/countries'
import { mobileFault } from '@sufra/domain/people/mobile'
import { expect, test } from 'vitest'
import { BRANDS } from './brands.ts'

const bySlug = BRANDS.map((brand) => [brand.concept.slug, brand] as const)

test.each(bySlug)('the demo brand %s has no faults', (_slug, brand) => {
  expect(seedFaults(brand)).toEqual([])
})

// proves IM-11
test.each<[string, (brand: BrandSeed) => boolean]>([
  ['taxed inclusively in Saudi Arabia', ({ concept }) => isTaxed(concept, 'SA', 'inclusive')],
  ['taxed exclusively in the Emirates', ({ concept }) => isTaxed(concept, 'AE', 'exclusive')],
  ['with three decimals in Oman', ({ concept }) => concept.currency === 'OMR'],
  ['in French', ({ concept }) => concept.primaryLanguage === 'fr'],
  ['that only shows its menu', ({ application }) => application.menuOnly],
  ['with a menu for each order type', ({ application }) => application.separatedMenus],
])('there is a demo brand %s', (_, isMeant) => {
  expect(BRANDS.filter(isMeant)).not.toEqual([])
})

const isTaxed = ({ country, vatBasisPoints, vatType }: ConceptSeed, where: string, how: string) =>
  country === where && vatType === how && vatBasisPoints > 0

test.each(bySlug)('the number of the demo customer is one that %s takes', (_slug, { concept }) => {
  const country = COUNTRIES.find(({ code }) => code === concept.country)

  expect(country?.dialCode).toBe(concept.dialingCode)
  expect(country && mobileFault(demoMobile(concept.country) ?? '', country)).toBeNull()
  expect(concept.allowedCountries).toContain(concept.country)
})
