import { join } from 'node:path'
import type { BrandSeed, ConceptSeed } from '@sufra/api/planting/brand-seed'
import { readBrands } from '@sufra/api/planting/read-brands'
import { COUNTRIES } from '@sufra/api/reference/countries'
import { mobileFault } from '@sufra/domain/people/mobile'
import { passwordFault } from '@sufra/domain/people/password'
import { expect, test } from 'vitest'

const BRANDS = readBrands(join(import.meta.dirname, 'brands'))
const bySlug = BRANDS.map((brand) => [brand.concept.slug, brand] as const)

test('the demo brands have no faults, and are shown in their order', () => {
  expect(bySlug.map(([slug]) => slug)).toEqual([
    'saj',
    'karak',
    'luban',
    'dawar',
    'lawz',
    'marsa',
    'suya',
  ])
})

test.each(bySlug)(
  '%s has the public values of its own gateway and of no other',
  (_slug, { application: { gateway }, integrationOptions }) => {
    const products = new Set(integrationOptions.map(({ product }) => product))
    expect(products.has('storefront-online')).toBe(gateway !== null)
    for (const product of ['checkout', 'tap', 'moyasar']) {
      expect(products.has(product)).toBe(gateway === product)
    }
  },
)

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

test.each(bySlug)(
  'the number and the password of the demo customer are such that %s takes them',
  (_slug, { concept, customers }) => {
    const country = COUNTRIES.find(({ code }) => code === concept.country)

    expect(country?.dialCode).toBe(concept.dialingCode)
    expect(concept.allowedCountries).toContain(concept.country)
    expect(customers).toHaveLength(1)
    for (const { mobile, password } of customers) {
      expect(country && mobileFault(mobile, country)).toBeNull()
      expect(passwordFault(password)).toBeNull()
    }
  },
)
