import { expect, test } from 'vitest'
import { plantBrands } from '../../planting/plant-brands.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { anOrder } from '../testing/an-order.ts'
import { ORDERING_BRAND, ORDERING_NOW } from '../testing/ordering-brand.ts'
import { anOrderingCustomer } from '../testing/placing.ts'

async function openApp() {
  let now = ORDERING_NOW
  const app = await buildTestApp({ clock: () => now })
  await plantBrands(app.database, [ORDERING_BRAND])
  const pass = (ms: number) => {
    now += ms
  }
  return { ...app, pass }
}

const withCode = (code: string) => anOrder({ 'coupon-code': code })

test('a customer guesses ten codes in ten minutes, then not even the right one is looked for', async () => {
  await using app = await openApp()
  const customer = await anOrderingCustomer(app)
  const guess = (code: string, path = '/orders/calculate') =>
    app.as(customer).post(path, withCode(code), { ip: '203.0.113.9' })

  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => guess(`WRONG${at}`)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  for (const path of ['/orders/calculate', '/orders/validate', '/promotions/validation']) {
    const right = await guess('TEN', path)
    expect(right.statusCode, path).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  }

  app.pass(11 * 60_000)
  expect((await guess('TEN')).json().data.attributes['discount-code']).toBe('TEN')
})

test('the right code may be asked for as often as a cart changes', async () => {
  await using app = await openApp()
  const customer = await anOrderingCustomer(app)
  for (let asked = 0; asked < 15; asked++) {
    const response = await app.as(customer).post('/orders/calculate', withCode('TEN'))
    expect(response.statusCode).toBe(200)
    app.pass(100)
  }
})

test('visitors of one network share their guesses, at both doors', async () => {
  await using app = await openApp()
  const visitor = (ip: string) => ({ as: ORDERING_BRAND, ip })
  for (let at = 0; at < 10; at++) {
    await app.get(`/coupons?coupon-code=WRONG${at}`, visitor('198.51.100.7'))
  }

  expect((await app.get('/coupons?coupon-code=FREE', visitor('198.51.100.8'))).statusCode).toBe(429)
  const cart = await app.post('/orders/calculate', withCode('FREE'), visitor('198.51.100.9'))
  expect(cart.statusCode).toBe(429)
  expect((await app.get('/coupons?coupon-code=FREE', visitor('192.0.2.1'))).statusCode).toBe(200)
})
