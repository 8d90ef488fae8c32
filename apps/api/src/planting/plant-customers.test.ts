import { passwordFault } from '@sufra/domain/people/password'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { OLIVE, PEARL } from '../testing/test-brands.ts'
import { DEMO_CUSTOMER, demoMobile } from './demo-customer.ts'

const { email, password } = DEMO_CUSTOMER

test.each([OLIVE, PEARL])('the demo customer can sign in at every brand', async (brand) => {
  await using app = await buildTestApp()

  const response = await app.post('/login', { email, password }, { as: brand })

  expect(response.json().data.attributes).toMatchObject({
    status: 'verified',
    mobile: demoMobile(brand.concept.country),
  })
})

test('the demo password would pass our own rule', () => {
  expect(passwordFault(password)).toBeNull()
})
