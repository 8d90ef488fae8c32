import { CustomerDocument } from '@sufra/contract/people/customers'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { RIYADH_BRAND } from '../testing/test-brands.ts'
import { aCustomer, aMobile, PASSWORD } from '../testing/test-customers.ts'
import { codeSentTo } from '../testing/test-outbox.ts'

const HOUR_MS = 60 * 60_000

// proves AC-20, API-22, API-21, AC-11
test('a profile that is changed stays changed', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}`
  const changes = {
    'first-name': ' Noura ',
    'last-name': 'العتيبي',
    'date-of-birth': '1990-02-28',
    language: 'ar-sa',
    appearance: 'dark',
  }

  const changed = await app.as(customer).patch(own, changes)
  const read = await app.as(customer).get(own)

  expect(changed.statusCode).toBe(200)
  expect(CustomerDocument.parse(read.json()).data.attributes).toMatchObject({
    ...changes,
    'first-name': 'Noura',
    mobile: customer.mobile,
  })
  const cleared = await app.as(customer).patch(own, { 'date-of-birth': null, appearance: null })
  expect(cleared.json().data.attributes).toMatchObject({
    'date-of-birth': null,
    appearance: null,
    language: 'ar-sa',
  })
})

// proves A-05
test.each([
  ['registered', { 'first-name': 'A1' }, 'letters-only'],
  ['registered', { 'last-name': '' }, 'incomplete-name'],
  ['guest', { 'first-name': 'Al' }, 'min-3-characters'],
  ['guest', { 'first-name': 'R2D2' }, null],
] as const)(
  'the name of a %s customer follows their own rule: %j',
  async (accountType, changes, fault) => {
    await using app = await buildTestApp()
    const customer = await aCustomer(app, { accountType })

    const response = await app.as(customer).patch(`/customers/${customer.id}`, changes)

    expect(response.statusCode).toBe(fault ? 422 : 200)
    if (fault) expect(response.json().errors[0].code).toBe(fault)
  },
)

test('what is not the customer’s to say is passed over', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app, { isVerified: false })
  const other = await aCustomer(app)

  await app.as(customer).patch(`/customers/${customer.id}`, {
    id: other.id,
    status: 'verified',
    'account-type': 'registered',
    'concept-id': 2,
    'has-password': true,
    'created-at': '2000-01-01T00:00:00Z',
  })

  const { data } = (await app.as(customer).get(`/customers/${customer.id}`)).json()
  expect(data).toMatchObject({ id: customer.id, attributes: { status: 'unverified' } })
  expect(data.attributes['created-at']).not.toContain('2000')
})

// proves AC-03
test('a guest becomes registered under the same id', async () => {
  await using app = await buildTestApp()
  const guest = await aCustomer(app, { accountType: 'guest' })
  const account = { 'account-type': 'registered', email: 'up@example.com', password: PASSWORD }

  const upgraded = await app.as(guest).patch(`/customers/${guest.id}`, account)
  const signedIn = await app.post('/login', { email: 'up@example.com', password: PASSWORD })

  expect(upgraded.json().data).toMatchObject({
    id: guest.id,
    attributes: { 'account-type': 'registered', status: 'verified', 'has-password': true },
  })
  expect(signedIn.json().data.id).toBe(guest.id)
  expect((await app.as(guest).get(`/customers/${guest.id}/favorites`)).statusCode).toBe(200)
})

test.each([
  ['no email', { password: PASSWORD }, 'email', 'required'],
  ['no password', { email: 'half@example.com' }, 'password', 'required'],
])('a guest who gives %s stays a guest', async (_name, given, source, code) => {
  await using app = await buildTestApp()
  const guest = await aCustomer(app, { accountType: 'guest' })

  const response = await app
    .as(guest)
    .patch(`/customers/${guest.id}`, { 'account-type': 'registered', ...given })

  expect(response.json().errors).toMatchObject([{ source, code }])
})

test('a guest whose name an account could not have is asked for another', async () => {
  await using app = await buildTestApp()
  const guest = await aCustomer(app, { accountType: 'guest', firstName: 'R2D2' })
  const account = { 'account-type': 'registered', email: 'r2@example.com', password: PASSWORD }

  const response = await app.as(guest).patch(`/customers/${guest.id}`, account)

  expect(response.json().errors).toMatchObject([{ source: 'first-name', code: 'letters-only' }])
})

test('an address somebody has cannot be taken over, and can be asked after five times a day', async () => {
  await using app = await buildTestApp()
  await aCustomer(app, { email: 'mine@example.com' })
  const customer = await aCustomer(app)
  const ask = () =>
    app.as(customer).patch(`/customers/${customer.id}`, { email: 'mine@example.com' })

  const statuses: number[] = []
  for (let time = 0; time < 6; time++) statuses.push((await ask()).statusCode)

  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
})

test('of two who want an address at once, one gets it', async () => {
  await using app = await buildTestApp()
  const two = [await aCustomer(app), await aCustomer(app)]

  const both = await Promise.all(
    two.map((it) => app.as(it).patch(`/customers/${it.id}`, { email: 'wanted@example.com' })),
  )

  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
})

test.each([
  ['email', { email: 'new@example.com' }],
  ['mobile', aMobile()],
])('%s changes only soon after signing in, or with the password', async (_name, changes) => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app, { password: PASSWORD, signedInFor: HOUR_MS })
  const change = (more: object) =>
    app.as(customer).patch(`/customers/${customer.id}`, { ...changes, ...more })

  const without = await change({})
  const wrong = await change({ 'current-password': 'not-the-one' })
  const right = await change({ 'current-password': PASSWORD })

  expect(without.statusCode).toBe(403)
  expect(without.json().errors.code).toBe('sign-in-again')
  expect(wrong.json().errors[0].code).toBe('wrong-password')
  expect(right.statusCode).toBe(200)
})

test('a new number is the customer’s once it is proven; then every earlier token ends', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}`
  const number = aMobile()

  const { data, meta } = (await app.as(customer).patch(own, number)).json()
  const code = await codeSentTo(app, number.username)
  const verified = await app
    .as(customer)
    .post(`/customers/${meta.verification.id}/verify`, { code })

  expect(data.attributes.username).toBe(customer.username)
  expect(meta.verification).toMatchObject(number)
  expect(verified.json().data.attributes.username).toBe(number.username)
  expect((await app.as(customer).get(own)).statusCode).toBe(401)
  const { token } = verified.json().data.attributes
  expect((await app.as({ brand: RIYADH_BRAND, token }).get(own)).statusCode).toBe(200)
})

test('the number of another customer cannot be had', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const other = await aCustomer(app)
  const theirs = { mobile: other.mobile, username: other.username }

  const { meta } = (await app.as(customer).patch(`/customers/${customer.id}`, theirs)).json()
  const code = await codeSentTo(app, other.username ?? '')
  const response = await app
    .as(customer)
    .post(`/customers/${meta.verification.id}/verify`, { code })

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0].code).toBe('mobile-taken')
})

test('a number somebody signed in has given can be proven by them alone', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const other = await aCustomer(app)
  const number = aMobile()
  const { meta } = (await app.as(customer).patch(`/customers/${customer.id}`, number)).json()
  const code = await codeSentTo(app, number.username)
  const path = `/customers/${meta.verification.id}/verify`

  expect((await app.post(path, { code })).statusCode).toBe(404)
  expect((await app.as(other).post(path, { code })).statusCode).toBe(404)
  expect((await app.as(customer).post(path, { code })).statusCode).toBe(200)
})
