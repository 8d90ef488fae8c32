import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import { integrationOptions } from './integration-option-tables.ts'

// proves API-82, API-83, API-84, API-86, A-33
test.each([
  ['checkout/public_key', 'pk_demo_checkout_olive'],
  ['storefront-online/public_key', 'pk_demo_storefront_olive'],
  ['checkout/apple_pay_merchant_id', 'merchant.demo.sufra.olive'],
  ['solo-loyalty/merchant-uuid', expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('%s stands at the top and among the attributes', async (name, value) => {
  await using app = await buildTestApp()

  const response = await app.get(`/integration-options/${name}`, { as: RIYADH_BRAND })

  expect(response.json()).toEqual({
    option_value: value,
    data: { type: 'integration-options', id: name, attributes: { option_value: value } },
  })
})

// proves API-81..87
test.each([
  'tap/web_public_key',
  'checkout/public_key',
  'storefront-online/public_key',
  'unheard-of-online/public_key',
  'checkout/apple_pay_merchant_id',
  'unheard-of-online/apple_pay_merchant_id',
  'solo-loyalty/merchant-uuid',
  'moyasar/publishable-key',
  'checkout/secret_key',
])('%s is null where the brand has not set it', async (name) => {
  await using app = await buildTestApp()

  const response = await app.get(`/integration-options/${name}`, { as: KUWAIT_BRAND })

  expect(response.statusCode).toBe(200)
  expect(response.json().option_value).toBeNull()
})

// proves API-81, API-85, API-87
test.each([
  ['tap', 'web_public_key'],
  ['storefront-online', 'apple_pay_merchant_id'],
  ['moyasar', 'publishable-key'],
])('%s/%s is there once the brand has set it', async (product, name) => {
  await using app = await buildTestApp()
  await app.database.forConcept(1, (db) =>
    db.insert(integrationOptions).values({ conceptId: 1, product, name, value: 'pk_1' }),
  )

  const response = await app.get(`/integration-options/${product}/${name}`)

  expect(response.json().option_value).toBe('pk_1')
})
