import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashOf } from '../platform/security/token.ts'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import { aCustomer } from '../testing/test-customers.ts'
import { staff, staffSessions } from './staff-tables.ts'
import { aStaffMember, sendAs } from './testing/a-staff-member.ts'

const PASSWORD = 'kettle-drum-9'

const signIn = (app: TestApp, email: string, password = PASSWORD, as = RIYADH_BRAND) =>
  app.post('/staff/login', { email, password }, { as })

// proves IM-01
test('somebody of the brand signs in, is known by the token, and signs out at once', async () => {
  await using app = await buildTestApp()
  const member = await aStaffMember(app, { role: 'cashier', locations: [2], password: PASSWORD })

  const response = await signIn(app, member.email.toUpperCase())
  expect(response.statusCode).toBe(200)
  const { id, attributes } = response.json().data
  expect({ id, attributes }).toMatchObject({
    id: member.id,
    attributes: { name: 'Omar', role: 'cashier', 'location-ids': [2] },
  })
  expect(Buffer.from(attributes.token, 'base64url')).toHaveLength(32)

  const own = { brand: RIYADH_BRAND, token: attributes.token }
  const me = await sendAs(app, own, 'GET', '/staff/me')
  expect(me.json().data.id).toBe(member.id)
  expect(me.body).not.toContain('argon2')

  expect((await sendAs(app, own, 'POST', '/staff/logout')).statusCode).toBe(204)
  expect((await sendAs(app, own, 'GET', '/staff/me')).statusCode).toBe(401)
})

test('the token itself is nowhere in the database', async () => {
  await using app = await buildTestApp()
  const member = await aStaffMember(app)

  const rows = await app.database.forConcept(RIYADH_BRAND.concept.id, (db) =>
    db.select().from(staffSessions).where(eq(staffSessions.staffId, member.id)),
  )

  expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashOf(member.token)])
})

test('a wrong password, an unknown address and another brand’s people are told the same', async () => {
  await using app = await buildTestApp()
  const member = await aStaffMember(app, { password: PASSWORD })

  const answers = [
    await signIn(app, member.email, 'wrong-password'),
    await signIn(app, 'nobody@olive.example'),
    await signIn(app, member.email, PASSWORD, KUWAIT_BRAND),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  const bodies = answers.map((answer) => answer.json().errors[0].code)
  expect(new Set(bodies)).toEqual(new Set(['wrong-credentials']))
})

test('who guesses too often waits, also with the right password, and others do not', async () => {
  let now = Date.UTC(2027, 1, 15, 12)
  await using app = await buildTestApp({ clock: () => now })
  const member = await aStaffMember(app, { password: PASSWORD })
  const other = await aStaffMember(app, { password: PASSWORD })

  const guesses = await Promise.all([...Array(8)].map(() => signIn(app, member.email, 'guess')))
  const statuses = guesses.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])

  const refused = await signIn(app, member.email)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600)
  expect((await signIn(app, other.email)).statusCode).toBe(200)

  now += 16 * 60_000
  expect((await signIn(app, member.email)).statusCode).toBe(200)
})

// Every try costs a hash, which is slow on a busy machine.
test('one network cannot try its luck with everybody', { timeout: 60_000 }, async () => {
  await using app = await buildTestApp()

  const tries = [...Array(60).keys()].map((index) =>
    app.post(
      '/staff/login',
      { email: `guess-${index}@olive.example`, password: 'guess' },
      { ip: `203.0.113.${index}` },
    ),
  )
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)

  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('a session ends after a shift, and as soon as somebody leaves the brand', async () => {
  let now = Date.UTC(2027, 1, 15, 12)
  await using app = await buildTestApp({ clock: () => now })
  const member = await aStaffMember(app)
  const leaver = await aStaffMember(app)
  const statusOf = async (whom: typeof member) =>
    (await sendAs(app, whom, 'GET', '/staff/me')).statusCode

  await app.database.forConcept(RIYADH_BRAND.concept.id, (db) =>
    db.update(staff).set({ isActive: false }).where(eq(staff.id, leaver.id)),
  )
  expect(await statusOf(leaver)).toBe(401)

  now += 11 * 3_600_000
  expect(await statusOf(member)).toBe(200)
  now += 2 * 3_600_000
  expect(await statusOf(member)).toBe(401)
})

test('a token is good at its own brand alone, and a customer’s is none of staff', async () => {
  await using app = await buildTestApp()
  const member = await aStaffMember(app)
  const customer = await aCustomer(app)

  const elsewhere = await sendAs(
    app,
    { brand: KUWAIT_BRAND, token: member.token },
    'GET',
    '/staff/me',
  )
  expect(elsewhere.statusCode).toBe(401)
  expect((await sendAs(app, customer, 'GET', '/staff/me')).statusCode).toBe(403)
  const asCustomer = await sendAs(app, member, 'GET', `/customers/${customer.id}`)
  expect(asCustomer.statusCode).toBe(401)
})
