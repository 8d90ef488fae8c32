import { expect, test } from 'vitest'
import { buildTestApp, cookiesOf, type TestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import { aCustomer, PASSWORD } from '../testing/test-customers.ts'
import { mailTo, sentTo } from '../testing/test-outbox.ts'

const NEW = 'another-x7#mK'

async function anApp(environment = {}) {
  const time = { now: Date.UTC(2026, 10, 15, 9) }
  const app = await buildTestApp({ clock: () => time.now, environment })
  return Object.assign(app, { time })
}

/** The token of the link that was mailed. */
async function mailedToken(app: TestApp, email: string) {
  await app.post('/forgotPassword', { email })
  return /#(\S+)/.exec((await mailTo(app, email))?.text ?? '')?.[1] ?? ''
}

// proves AC-19, API-18, IM-05
test('somebody who forgot the password gets a link, and sets a new one', async () => {
  await using app = await anApp()
  const customer = await aCustomer(app, { email: 'forgot@example.com', password: PASSWORD })
  const signIn = (password: string) => app.post('/login', { email: 'forgot@example.com', password })

  const token = await mailedToken(app, 'forgot@example.com')
  const reset = await app.post('/resetPassword', { token, password: NEW })

  expect(reset.statusCode).toBe(204)
  expect((await signIn(PASSWORD)).statusCode).toBe(401)
  expect((await signIn(NEW)).statusCode).toBe(200)
  expect((await app.as(customer).get(`/customers/${customer.id}`)).statusCode).toBe(401)
  const again = await app.post('/resetPassword', { token, password: 'third-x7#mK' })
  expect(again.json().errors[0].code).toBe('reset-link-spent')
})

// proves API-18
test('an unknown address gets the same answer, and no mail', async () => {
  await using app = await anApp()
  await aCustomer(app, { email: 'someone@example.com' })

  const known = await app.post('/forgotPassword', { email: 'someone@example.com' })
  const unknown = await app.post('/forgotPassword', { email: 'nobody@example.com' })

  expect(unknown.statusCode).toBe(known.statusCode)
  expect(unknown.body).toBe(known.body)
  expect(await mailTo(app, 'someone@example.com')).toBeDefined()
  expect(await sentTo(app, 'nobody@example.com')).toEqual([])
})

test('a link is good for half an hour, at its brand, and for whom it was made', async () => {
  await using app = await anApp()
  await aCustomer(app, { email: 'late@example.com' })
  const token = await mailedToken(app, 'late@example.com')
  const body = { token, password: NEW }

  const elsewhere = await app.post('/resetPassword', body, { as: KUWAIT_BRAND })
  const madeUp = await app.post('/resetPassword', { ...body, token: `${token}x` })
  app.time.now += 30 * 60_000
  const late = await app.post('/resetPassword', body)

  expect([elsewhere, madeUp, late].map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
})

test('of two who use a link at once, one sets the password', async () => {
  await using app = await anApp()
  await aCustomer(app, { email: 'race@example.com' })
  const token = await mailedToken(app, 'race@example.com')

  const both = await Promise.all(
    [NEW, 'third-x7#mK'].map((password) => app.post('/resetPassword', { token, password })),
  )

  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
})

// proves AC-13
test('a new password must be one, and the link stays good until it is', async () => {
  await using app = await anApp()
  await aCustomer(app, { email: 'short@example.com' })
  const token = await mailedToken(app, 'short@example.com')

  const short = await app.post('/resetPassword', { token, password: 'x7#mK2p' })

  expect(short.json().errors).toMatchObject([{ source: 'password', code: 'password-too-short' }])
  expect((await app.post('/resetPassword', { token, password: NEW })).statusCode).toBe(204)
})

test('mails go to one address three times an hour, and nobody is told when they stop', async () => {
  await using app = await anApp()
  await aCustomer(app, { email: 'flood@example.com' })

  const statuses: number[] = []
  for (let time = 0; time < 5; time++) {
    const { statusCode } = await app.post('/forgotPassword', { email: 'flood@example.com' })
    statuses.push(statusCode)
  }

  expect(statuses).toEqual([200, 200, 200, 200, 200])
  await expect.poll(() => sentTo(app, 'flood@example.com')).toHaveLength(3)
})

test.each([
  ['a demo', {}, 'http://riyadh.test/reset-password#'],
  ['a setting', { LINK_ORIGIN: 'https://{host}' }, 'https://riyadh.test/reset-password#'],
])(
  'the link of %s leads to the brand’s own host, whatever headers say',
  async (_name, environment, start) => {
    await using app = await anApp(environment)
    const email = `${crypto.randomUUID()}@example.com`
    await aCustomer(app, { email })
    const headers = {
      host: 'riyadh.test:666',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'javascript',
      forwarded: 'host=evil.test',
    }

    await app.post('/forgotPassword', { email }, { headers })

    const links = /\S*reset-password#/.exec((await mailTo(app, email))?.text ?? '')
    expect(links?.[0]).toBe(start)
  },
)

test('whoever resets the password has a device that is known, whatever others tried', async () => {
  await using app = await anApp()
  const email = 'back@example.com'
  await aCustomer(app, { email, password: PASSWORD })
  const signIn = (password: string, headers = {}) =>
    app.post('/login', { email, password }, { headers })
  for (let turn = 0; turn < 12; turn++) await signIn('not-the-one')

  const token = await mailedToken(app, email)
  const headers = cookiesOf(await app.post('/resetPassword', { token, password: NEW }))

  expect((await signIn(NEW)).statusCode).toBe(429)
  expect((await signIn(NEW, headers)).statusCode).toBe(200)
})

/** The machine may be busy with other tests: its own overload is not what is tested. */
const PATIENT = { LONGEST_LAG_MS: 60_000 }

test('six hundred made-up links do not make a sign-in elsewhere wait', async () => {
  await using app = await anApp(PATIENT)
  await aCustomer(app, { email: 'quick@example.com', password: PASSWORD, brand: KUWAIT_BRAND })
  const fake = () => app.post('/resetPassword', { token: crypto.randomUUID(), password: NEW })
  const signIn = () =>
    app.post('/login', { email: 'quick@example.com', password: PASSWORD }, { as: KUWAIT_BRAND })
  const calm = await took(signIn)

  const started = performance.now()
  const statuses = new Set<number>()
  const flood = async () => {
    // As many at a time as the database's connections can be waited for on a busy machine.
    for (let wave = 0; wave < 6; wave++) {
      for (const { statusCode } of await Promise.all(Array.from({ length: 100 }, fake))) {
        statuses.add(statusCode)
      }
    }
    return performance.now() - started
  }
  const [flooded, busy] = await Promise.all([flood(), took(signIn)])

  expect([...statuses]).toEqual([400])
  expect(busy.status).toBe(200)
  // A hash each, two at a time, would be three hundred sign-ins long.
  expect(flooded).toBeLessThan(calm.ms * 100)
  expect(busy.ms).toBeLessThan(calm.ms + 5_000)
}, 60_000)

test('a crowd signing in at one brand is told to come back, and does not make another brand wait', async () => {
  await using app = await anApp(PATIENT)
  await aCustomer(app, { email: 'calm@example.com', password: PASSWORD, brand: KUWAIT_BRAND })
  const guess = (_: unknown, turn: number) =>
    app.post('/login', { email: `crowd${turn}@example.com`, password: 'not-the-one' })

  const started = performance.now()
  const crowd = Promise.all(Array.from({ length: 120 }, guess))
  const right = { email: 'calm@example.com', password: PASSWORD }
  const calm = await took(() => app.post('/login', right, { as: KUWAIT_BRAND }))
  const answers = await crowd
  const all = performance.now() - started

  expect(calm.status).toBe(200)
  expect(calm.ms).toBeLessThan(all / 2)
  const statuses = new Set(answers.map(({ statusCode }) => statusCode))
  expect([...statuses].filter((status) => status !== 401 && status !== 429)).toEqual([])
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  if (refused) expect(refused.headers['retry-after']).toBe('2')
}, 60_000)

const took = async (work: () => Promise<{ statusCode: number }>) => {
  const started = performance.now()
  const { statusCode: status } = await work()
  return { status, ms: performance.now() - started }
}

// proves AC-18
test('who changes the password goes on with a new token, and every other sign-in ends', async () => {
  await using app = await anApp()
  const customer = await aCustomer(app, { email: 'change@example.com', password: PASSWORD })
  const other = await app.post('/login', { email: 'change@example.com', password: PASSWORD })
  const own = `/customers/${customer.id}`

  const changed = await app
    .as(customer)
    .post(`${own}/password`, { 'current-password': PASSWORD, password: NEW })

  const { token } = changed.json().data.attributes
  expect((await app.as({ brand: RIYADH_BRAND, token }).get(own)).statusCode).toBe(200)
  for (const old of [customer.token, other.json().data.attributes.token]) {
    expect((await app.as({ brand: RIYADH_BRAND, token: old }).get(own)).statusCode).toBe(401)
  }
  const signedIn = await app.post('/login', { email: 'change@example.com', password: NEW })
  expect(signedIn.statusCode).toBe(200)
})

test('without the current password nothing changes, and it can be guessed at ten times an hour', async () => {
  await using app = await anApp()
  const customer = await aCustomer(app, { password: PASSWORD })
  const guess = () =>
    app
      .as(customer)
      .post(`/customers/${customer.id}/password`, { 'current-password': 'wrong', password: NEW })

  const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map((it) => it.statusCode)

  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test('who has no password gets one by mail, not by token', async () => {
  await using app = await anApp()
  const customer = await aCustomer(app)

  const response = await app
    .as(customer)
    .post(`/customers/${customer.id}/password`, { 'current-password': 'any', password: NEW })

  expect(response.json().errors).toMatchObject([
    { code: 'wrong-password', source: 'current-password' },
  ])
})
