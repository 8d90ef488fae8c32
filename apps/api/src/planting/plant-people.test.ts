import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'

test.each([RIYADH_BRAND, KUWAIT_BRAND])(
  'a customer of a brand can sign in with their password',
  async (brand) => {
    await using app = await buildTestApp()
    const [customer = expect.unreachable()] = brand.customers
    const { email, password, mobile } = customer

    const response = await app.post('/login', { email, password }, { as: brand })

    expect(response.json().data.attributes).toMatchObject({ status: 'verified', mobile })
  },
)
