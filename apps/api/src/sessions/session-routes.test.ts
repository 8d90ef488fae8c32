import { expect, test } from 'vitest'
import { allowances } from '../platform/allowances/allowance-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import { hashOf } from '../platform/security/token.ts'
import { buildTestApp, cookiesOf, type TestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import { aCustomer, PASSWORD } from '../testing/test-customers.ts'

const DAY_MS = 24 * 60 * 60_000

async function anApp() {
  const time = { now: Date.UTC(2026, 10, 15, 9) }
  const app = await buildTestApp({ clock: () => time.now })
  return Object.assign(app, { time })
}

// proves API-17, AC-19
test('after signing out the token is worth nothing, others of the customer go on', async () => {
  await using app = await anApp()
  const customer = await aCustomer(app, { email: 'out@example.com', password: PASSWORD })
  const other = (await app.post('/login', { email: 'out@example.com', password: PASSWORD })).json()
    .data
  const own = `/customers/${customer.id}`

  const out = await app.as(customer).post('/logout')

  expect(out.statusCode).toBe(204)
  expect((await app.as(customer).get(own)).statusCode).toBe(401)
  expect((await app.as(customer).post('/logout')).statusCode).toBe(401)
  const elsewhere = app.as({ brand: RIYADH_BRAND, token: other.attributes.token })
  expect((await elsewhere.get(own)).statusCode).toBe(200)
})

// proves API-04
test.each([
  ['none', {}],
  ['an empty one', { authorization: 'Bearer ' }],
  ['another scheme', { authorization: 'Basic abc' }],
  ['a made-up one', { authorization: `Bearer ${'A'.repeat(43)}` }],
  ['a huge one', { authorization: `Bearer ${'A'.repeat(5_000)}` }],
  ['SQL', { authorization: "Bearer ' or 1=1 --" }],
])('with %s for a token nobody is signed in', async (_name, headers) => {
  await using app = await anApp()
  const { id } = await aCustomer(app)

  const response = await app.get(`/customers/${id}`, { headers })

  expect(response.statusCode).toBe(401)
  expect(response.json().errors).toEqual([{ code: 'not-signed-in', detail: 'Please sign in.' }])
})

test('a token is of one brand', async () => {
  await using app = await anApp()
  const customer = await aCustomer(app)

  const elsewhere = await app
    .as({ ...customer, brand: KUWAIT_BRAND })
    .get(`/customers/${customer.id}`)

  expect(elsewhere.statusCode).toBe(401)
})

// proves IM-32
test('a session ends when it is not used for 30 days, and after 90 days in any case', async () => {
  await using app = await anApp()
  const idle = await aCustomer(app)
  const busy = await aCustomer(app)
  const use = async (customer: typeof idle) =>
    (await app.as(customer).get(`/customers/${customer.id}`)).statusCode

  const statuses: number[] = []
  for (let day = 0; day < 92; day += 1) {
    app.time.now += DAY_MS
    statuses.push(await use(busy))
    if (day === 28) expect(await use(idle)).toBe(200)
  }

  expect(statuses.lastIndexOf(200)).toBe(88)
  expect(statuses.indexOf(401)).toBe(89)
  expect(await use(idle)).toBe(401)
})

// proves API-04, AC-18
test('signing in brings a new token each time, of 256 bits', async () => {
  await using app = await anApp()
  await aCustomer(app, { email: 'twice@example.com', password: PASSWORD })
  const tokens = new Set<string>()
  for (let time = 0; time < 3; time++) {
    const { data } = (
      await app.post('/login', { email: 'Twice@example.com', password: PASSWORD })
    ).json()
    tokens.add(data.attributes.token)
  }

  expect(tokens.size).toBe(3)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('an unknown address and a wrong password are answered alike, after the same work', async () => {
  await using app = await anApp()
  await aCustomer(app, { email: 'timed@example.com', password: PASSWORD })
  const times: Record<string, number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()
  for (let round = 0; round < 9; round++) {
    for (const [name, email] of [
      ['known', 'timed@example.com'],
      ['unknown', 'nobody@example.com'],
    ] as const) {
      const started = performance.now()
      const response = await app.post('/login', { email, password: 'not-the-one' })
      times[name]?.push(performance.now() - started)
      answers.add(`${response.statusCode} ${response.body}`)
    }
  }

  expect([...answers]).toEqual([
    '401 {"errors":[{"code":"wrong-credentials","detail":"Email or password is not right."}]}',
  ])
  // Without the hash the answer would take a tenth of the time.
  expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2)
})

test('passwords can be guessed at ten times in a quarter of an hour, known or not', async () => {
  await using app = await anApp()
  await aCustomer(app, { email: 'guessed@example.com', password: PASSWORD })

  for (const email of ['guessed@example.com', 'nobody2@example.com']) {
    const tries = Array.from({ length: 12 }, () =>
      app.post('/login', { email, password: 'not-the-one' }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  }
  const right = { email: 'guessed@example.com', password: PASSWORD }
  expect((await app.post('/login', right)).statusCode).toBe(429)
  app.time.now += 15 * 60_000
  expect((await app.post('/login', right)).statusCode).toBe(200)
})

/** Wrong guesses at one account, from as many networks as there are guesses. */
const guessFromEverywhere = async (app: TestApp, email: string, times: number) => {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const from = { ip: `198.51.${turn % 250}.1` }
    const response = await app.post('/login', { email, password: 'not-the-one' }, from)
    statuses.push(response.statusCode)
  }
  return statuses
}

test('a right password from a known device gets in whatever others tried', async () => {
  await using app = await anApp()
  const right = { email: 'owner@example.com', password: PASSWORD }
  await aCustomer(app, right)
  const headers = cookiesOf(await app.post('/login', right, { ip: '203.0.113.1' }))

  const statuses = await guessFromEverywhere(app, right.email, 70)
  const stranger = await app.post('/login', right, { ip: '192.0.2.1' })
  const owner = await app.post('/login', right, { headers, ip: '192.0.2.1' })

  // With the owner's own it is sixty.
  expect(statuses.filter((status) => status === 401)).toHaveLength(59)
  expect(stranger.statusCode).toBe(429)
  expect(owner.statusCode).toBe(200)
}, 60_000)

test('guesses from one network do not keep out who comes from another', async () => {
  await using app = await anApp()
  const right = { email: 'elsewhere@example.com', password: PASSWORD }
  await aCustomer(app, right)
  const from = (ip: string, password: string) => app.post('/login', { ...right, password }, { ip })

  for (let turn = 0; turn < 12; turn++) await from('198.51.100.1', 'not-the-one')

  expect((await from('198.51.100.7', PASSWORD)).statusCode).toBe(429)
  expect((await from('203.0.113.1', PASSWORD)).statusCode).toBe(200)
})

test('a known device is known to its own account only, and can be guessed with as little', async () => {
  await using app = await anApp()
  const own = { email: 'own@example.com', password: PASSWORD }
  const other = { email: 'other@example.com', password: PASSWORD }
  for (const account of [own, other]) await aCustomer(app, account)
  const headers = cookiesOf(await app.post('/login', own))
  const guess = (email: string) =>
    app.post('/login', { email, password: 'not-the-one' }, { headers, ip: '203.0.113.1' })

  const tries = async (email: string) => {
    const all = await Promise.all(Array.from({ length: 12 }, () => guess(email)))
    return all.filter(({ statusCode }) => statusCode === 401).length
  }

  expect(await tries(own.email)).toBe(10)
  expect(await tries(other.email)).toBe(10)
  expect((await app.post('/login', other, { headers, ip: '203.0.113.1' })).statusCode).toBe(429)
})

test('while a crowd guesses, a stranger shows to be a person, where there is a captcha', async () => {
  const time = { now: Date.UTC(2026, 10, 15, 9) }
  await using app = await buildTestApp({
    clock: () => time.now,
    environment: { CAPTCHA: 'simulated' },
  })
  const right = { email: 'crowd@example.com', password: PASSWORD }
  await aCustomer(app, right)
  await guessFromEverywhere(app, right.email, 61)

  const ip = '203.0.113.1'
  const without = await app.post('/login', right, { ip })
  const person = await app.post('/login', right, {
    ip,
    headers: { 'captcha-token': 'ok:0.9:login:crowd' },
  })

  expect(without.json().errors[0].code).toBe('captcha-missing')
  expect(person.statusCode).toBe(200)
}, 60_000)

test('behind a proxy on this machine that nobody named, networks still have their limits', async () => {
  await using app = await anApp()
  const guess = (client: string, turn: number) =>
    app.post(
      '/login',
      { email: `proxied${turn}@example.com`, password: 'not-the-one' },
      { headers: { 'x-forwarded-for': client } },
    )
  await app.database.forConcept(RIYADH_BRAND.concept.id, (db) => fillAllowance(db, app.time.now))

  expect((await guess('192.0.99.9', 1)).statusCode).toBe(429)
  expect((await guess('192.0.98.9', 2)).statusCode).toBe(401)
})

/** As if a network had tried as often as it may. */
const fillAllowance = (db: Db, now: number) =>
  db.insert(allowances).values({
    conceptId: RIYADH_BRAND.concept.id,
    key: hashOf('sign-in-from:192.0.99'),
    taken: Array.from({ length: 200 }, () => new Date(now)),
    lastAt: new Date(now),
  })

const median = (times: number[] = []) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
