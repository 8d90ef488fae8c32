import { CustomerExport } from '@sufra/contract/people/customer-export'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { aCustomer, aGuest, PASSWORD, type TestCustomer } from '../testing/test-customers.ts'
import { codeSentTo } from '../testing/test-outbox.ts'

/** A customer with a row in every table that belongs to customers. */
async function aSettledCustomer(app: TestApp, email: string) {
  const customer = await aCustomer(app, { email, password: PASSWORD, lastName: 'Canary' })
  const self = app.as(customer)
  const own = `/customers/${customer.id}`
  await self.post(`${own}/addresses`, { lat: 24.69, long: 46.68, line1: 'Canary Street 7' })
  await self.post(`${own}/cars`, { color: 1, maker: 1, 'plate-number': 'CAN 4277' })
  await self.post(`${own}/favorites`, { 'item-id': 1 })
  await app.post('/forgotPassword', { email })
  return customer
}

const A_MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

const everythingKept = (app: TestApp) =>
  app.database.forConcept(1, async (db) => {
    const tables = [
      'customers',
      'customer_identities',
      'verifications',
      'sessions',
      'password_resets',
      'addresses',
      'cars',
      'favourites',
    ]
    const rows = []
    for (const table of tables) {
      const found = await db.execute(
        sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
      )
      rows.push(...found.rows.map(({ row }) => String(row)))
    }
    return rows
  })

// proves IM-39
test('a deleted account leaves an empty row, and nothing that says who it was', async () => {
  await using app = await buildTestApp()
  const customer = await aSettledCustomer(app, 'canary@example.com')

  const gone = await app.as(customer).delete(`/customers/${customer.id}`)

  expect(gone.statusCode).toBe(204)
  const kept = (await everythingKept(app)).filter((row) => row.includes(customer.id))
  expect(kept).toHaveLength(1)
  const { id, created_at, deleted_at, ...rest } = JSON.parse(kept[0] ?? '')
  expect([id, created_at, deleted_at]).toEqual([customer.id, A_MOMENT, A_MOMENT])
  expect(Object.values(rest).filter((value) => value !== null && value !== '')).toEqual([
    customer.brand.concept.id,
    'registered',
  ])
  expect((await app.as(customer).get(`/customers/${customer.id}`)).statusCode).toBe(401)
  const signIn = { email: 'canary@example.com', password: PASSWORD }
  expect((await app.post('/login', signIn)).statusCode).toBe(401)
})

test('who comes back after that is somebody new', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const number = { mobile: customer.mobile, username: customer.username }
  await app.as(customer).delete(`/customers/${customer.id}`)

  await app.post('/customers', aGuest(number))
  const password = await codeSentTo(app, customer.username ?? '')
  const signedIn = await app.post('/login/guest', { username: customer.username, password })

  expect(signedIn.statusCode).toBe(200)
  expect(signedIn.json().data.id).not.toBe(customer.id)
})

test('an account is deleted soon after signing in only', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app, { signedInFor: 60 * 60_000 })

  const response = await app.as(customer).delete(`/customers/${customer.id}`)

  expect(response.json().errors.code).toBe('sign-in-again')
})

// proves IM-39
test('the export holds everything of one customer, and nothing of another', async () => {
  await using app = await buildTestApp()
  const customer = await aSettledCustomer(app, 'mine@example.com')
  const other = await aSettledCustomer(app, 'theirs@example.com')

  const response = await app.as(customer).get(`/customers/${customer.id}/export`)

  const document = CustomerExport.parse(response.json())
  expect(response.headers['content-disposition']).toContain('attachment')
  expect(document.customer.attributes.email).toBe('mine@example.com')
  expect(document.addresses.map(({ attributes }) => attributes.line1)).toEqual(['Canary Street 7'])
  expect(document.cars.map(({ attributes }) => attributes['plate-number'])).toEqual(['CAN 4277'])
  expect(document.favorites.map(({ id }) => id)).toEqual([1])
  expect(document.sessions).toHaveLength(1)
  expect(response.body).not.toMatch(secretsOf(other))
  expect(response.body).not.toMatch(/argon2|token/)
})

const secretsOf = ({ id, username, email }: TestCustomer) =>
  new RegExp([id, username, email].join('|'))
