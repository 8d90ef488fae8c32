import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { aGuest } from '../testing/test-customers.ts'
import { codeSentTo, sentTo } from '../testing/test-outbox.ts'

const START = Date.UTC(2026, 10, 15, 9)

/** An app with a clock that tests move. */
async function anApp(environment = {}) {
  const time = { now: START }
  const app = await buildTestApp({ clock: () => time.now, environment })
  return Object.assign(app, { time })
}

// proves API-24, GL-05
test('a new code may be had after a minute, and ends the one before', async () => {
  await using app = await anApp()
  const guest = aGuest()
  const { data } = (await app.post('/customers', guest)).json()
  const first = await codeSentTo(app, guest.username)
  const resend = () => app.post('/resendsms', { id: data.id, mobile: guest.mobile })

  app.time.now += 59_000
  const early = await resend()
  app.time.now += 1_000
  const resent = await resend()

  expect(early.statusCode).toBe(429)
  expect(early.headers['retry-after']).toBe('1')
  expect(early.json().errors.code).toBe('code-too-soon')
  expect(resent.statusCode).toBe(200)
  expect(resent.json().meta.verification['resend-in']).toBe(60)
  const second = await codeSentTo(app, guest.username)
  const body = { username: guest.username }
  expect((await app.post('/login/guest', { ...body, password: first })).statusCode).toBe(401)
  expect((await app.post('/login/guest', { ...body, password: second })).statusCode).toBe(200)
})

// proves API-24
test('no more than five codes an hour go to one number, through either route', async () => {
  await using app = await anApp()
  const guest = aGuest()
  const statuses: number[] = []
  for (let sent = 0; sent < 6; sent++) {
    statuses.push((await app.post('/customers', guest)).statusCode)
    app.time.now += 61_000
  }

  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  expect(await sentTo(app, guest.username)).toHaveLength(5)
  app.time.now += 60 * 60_000
  expect((await app.post('/customers', guest)).statusCode).toBe(201)
})

// proves IM-06
test('one network gets so many codes an hour, for however many numbers', async () => {
  await using app = await anApp({ CODES_PER_NETWORK: 3 })
  const from = (ip: string) => app.post('/customers', aGuest(), { ip })
  const statuses: number[] = []
  for (const last of [1, 2, 3, 4]) statuses.push((await from(`203.0.113.${last}`)).statusCode)

  expect(statuses).toEqual([201, 201, 201, 429])
  expect((await from('203.0.114.1')).statusCode).toBe(201)
})

// proves GL-06
test('going back and on again within the minute needs no second code', async () => {
  await using app = await anApp()
  const guest = aGuest()
  await app.post('/customers', guest)
  app.time.now += 20_000

  const again = await app.post('/customers', { ...guest, 'first-name': 'Noura' })

  expect(again.statusCode).toBe(201)
  expect(again.json().meta.verification).toMatchObject({ 'resend-in': 40, 'expires-in': 280 })
  expect(await sentTo(app, guest.username)).toHaveLength(1)
  const password = await codeSentTo(app, guest.username)
  const signedIn = await app.post('/login/guest', { username: guest.username, password })
  expect(signedIn.json().data.attributes['first-name']).toBe('Noura')
})

// proves ER-21, API-24
test.each([
  ['another number', (id: string) => ({ id, mobile: '599999999' })],
  ['an unknown id', () => ({ id: crypto.randomUUID(), mobile: '501234567' })],
])('a resend to %s is refused in a list', async (_name, body) => {
  await using app = await anApp()
  const { data } = (await app.post('/customers', aGuest())).json()
  app.time.now += 61_000

  const response = await app.post('/resendsms', body(data.id))

  expect(response.statusCode).toBe(400)
  expect(response.json().errors[0].code).toBe('nothing-to-resend')
})

// proves API-19, IM-07
test('where captcha is set up, both calls need a good token', async () => {
  await using app = await anApp({ CAPTCHA: 'simulated' })
  const guest = aGuest()
  const withToken = (token: string) => ({ headers: { 'captcha-token': token } })

  const without = await app.post('/customers', guest)
  const program = await app.post('/customers', guest, withToken('low:0.1:login'))
  const person = await app.post('/customers', guest, withToken('ok:0.9:login:1'))
  const again = await app.post('/customers', guest, withToken('ok:0.9:login:1'))
  const body = { id: person.json().data.id, mobile: guest.mobile }
  const resend = await app.post('/resendsms', body)

  expect(without.json().errors).toMatchObject([
    { code: 'captcha-missing', source: 'captcha-token' },
  ])
  expect(program.json().errors).toMatchObject([{ code: 'captcha-refused' }])
  expect([without, program, person, again, resend].map((it) => it.statusCode)).toEqual([
    400, 400, 201, 400, 400,
  ])
})
