import { mobileFault } from '@sufra/domain/people/mobile'
import { passwordFault } from '@sufra/domain/people/password'
import { expect, test } from 'vitest'
import { buildTestApp } from '../src/testing/test-app.ts'
import { OLIVE, PEARL } from '../src/testing/test-brands.ts'
import { BRANDS } from './brands.ts'
import { DEMO_CUSTOMER, demoMobile } from './demo-customer.ts'
import { COUNTRIES } from './reference/countries.ts'

const { email, password } = DEMO_CUSTOMER

test.each([OLIVE, PEARL])('the demo customer can sign in at every brand', async (brand) => {
  await using app = await buildTestApp()

  const response = await app.post('/login', { email, password }, { as: brand })

  expect(response.json().data.attributes).toMatchObject({
    status: 'verified',
    mobile: demoMobile(brand.concept.country),
  })
})

test.each(BRANDS.map((brand) => [brand.concept.slug, brand] as const))(
  'the number of the demo customer is one that %s takes',
  (_slug, { concept }) => {
    const country = COUNTRIES.find(({ code }) => code === concept.country)

    expect(country?.dialCode).toBe(concept.dialingCode)
    expect(country && mobileFault(demoMobile(concept.country) ?? '', country)).toBeNull()
    expect(concept.allowedCountries).toContain(concept.country)
  },
)

test('the demo password would pass our own rule', () => {
  expect(passwordFault(password)).toBeNull()
})
