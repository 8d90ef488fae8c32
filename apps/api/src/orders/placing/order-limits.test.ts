import { expect, test } from 'vitest'
import { plantBrands } from '../../planting/plant-brands.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { aCustomer } from '../../testing/test-customers.ts'
import { ORDERING_BRAND, ORDERING_NOW } from '../testing/ordering-brand.ts'
import { anOrderingCustomer, aPlacedOrder, place } from '../testing/placing.ts'

async function openApp(environment = {}) {
  let now = ORDERING_NOW
  const app = await buildTestApp({ clock: () => now, environment })
  await plantBrands(app.database, [ORDERING_BRAND])
  const pass = (ms: number) => {
    now += ms
  }
  return { ...app, pass }
}

test('a customer places so many orders a minute, also all at once', async () => {
  await using app = await openApp({ ORDERS_PER_MINUTE: 3 })
  const customer = await anOrderingCustomer(app)

  const answers = await Promise.all(Array.from({ length: 12 }, () => place(app, customer)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
  const refused = answers.find(({ statusCode }) => statusCode !== 201)
  expect(refused?.statusCode).toBe(429)
  expect(refused?.json().errors.code).toBe('too-many-orders')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)

  const somebodyElse = await anOrderingCustomer(app)
  expect((await place(app, somebodyElse)).statusCode).toBe(201)
  app.pass(61_000)
  expect((await place(app, customer)).statusCode).toBe(201)
})

test('an order sent again under its key is answered, not counted', async () => {
  await using app = await openApp({ ORDERS_PER_MINUTE: 1 })
  const customer = await anOrderingCustomer(app)
  const first = await place(app, customer, aPlacedOrder(), 'the-same-key')

  const again = await place(app, customer, aPlacedOrder(), 'the-same-key')

  expect(again.statusCode).toBe(200)
  expect(again.json().data.id).toBe(first.json().data.id)
})

test('a guest has three unpaid orders under way at most', async () => {
  await using app = await openApp()
  const guest = await aCustomer(app, { brand: ORDERING_BRAND, accountType: 'guest' })
  const [first] = [await place(app, guest), await place(app, guest), await place(app, guest)]

  const fourth = await place(app, guest)
  expect(fourth.statusCode).toBe(422)
  expect(fourth.json().errors[0].code).toBe('too-many-unpaid')

  const { id } = first.json().data
  await app.as(guest).patch(`/orders/${id}/cancellation`, { reason: 'Changed my mind' })
  expect((await place(app, guest)).statusCode).toBe(201)
})

test('a brand that only shows its menu takes no orders', async () => {
  await using app = await buildTestApp({ clock: () => ORDERING_NOW })
  const { concept, application } = ORDERING_BRAND
  const menuOnly = {
    ...ORDERING_BRAND,
    concept: { ...concept, id: 36, slug: 'menu-only' },
    application: {
      ...application,
      key: 'menu-only-key',
      hosts: ['menu-only.test'],
      menuOnly: true,
    },
  }
  await plantBrands(app.database, [menuOnly])
  const customer = await aCustomer(app, { brand: menuOnly })

  for (const path of ['/orders', '/orders/validate', '/orders/calculate']) {
    const response = await app.as(customer).post(path, aPlacedOrder())
    expect(response.statusCode, path).toBe(422)
    expect(response.json().errors[0].code).toBe('order-type-not-offered')
  }
})
