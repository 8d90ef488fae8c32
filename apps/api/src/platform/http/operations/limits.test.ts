import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'
import { KUWAIT_BRAND } from '../../../testing/test-brands.ts'

// proves API-96
test('an address that asks too often is told when to come back', async () => {
  await using app = await buildTestApp({ environment: { REQUESTS_PER_MINUTE: 3 } })
  await app.directory.find('riyadh.test')
  for (let asked = 0; asked < 3; asked++) await app.get('/locations')

  const response = await app.get('/locations')

  expect(response.statusCode).toBe(429)
  expect(response.json()).toEqual({
    errors: { code: 'too-many-requests', detail: 'Too many requests. Try again shortly.' },
  })
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.get('/locations', { as: KUWAIT_BRAND })).statusCode).toBe(200)
  expect((await app.get('/health')).statusCode).toBe(200)
})

test('made-up host names do not get around the limit', async () => {
  await using app = await buildTestApp({ environment: { REQUESTS_PER_MINUTE: 3 } })
  const statuses: number[] = []
  for (const host of ['a.test', 'b.test', 'c.test', 'd.test']) {
    statuses.push((await app.get('/locations', { headers: { host } })).statusCode)
  }

  expect(statuses).toEqual([404, 404, 404, 429])
})

// proves API-96
test('a process that cannot keep up turns requests away, but still tells its health', async () => {
  await using app = await buildTestApp({ environment: { LONGEST_LAG_MS: 0.000_001 } })
  // The lag is sampled once a second.
  await setTimeout(1_100)

  const response = await app.get('/locations')

  expect(response.statusCode).toBe(503)
  expect(response.json().errors.code).toBe('overloaded')
  expect(response.headers['retry-after']).toBe('5')
  expect((await app.get('/health')).statusCode).toBe(200)
})

test('while the process lags, orders are taken when all else is turned away', async () => {
  await using app = await buildTestApp({ environment: { LONGEST_LAG_MS: 100 } })
  // Late by a fifth of a second at every turn, for more than the second that is looked at.
  for (const until = Date.now() + 2_500; Date.now() < until; await setImmediate()) keepBusy(200)

  const statuses = [await app.get('/locations'), await app.post('/orders', {})]

  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([503, 401])
})

function keepBusy(ms: number) {
  for (const until = Date.now() + ms; Date.now() < until; );
}
