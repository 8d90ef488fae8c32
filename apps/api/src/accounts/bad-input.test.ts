import { ProblemList } from '@sufra/contract/wire/problems'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import {
  aCustomer,
  aGuest,
  anAccount,
  PASSWORD,
  type TestCustomer,
} from '../testing/test-customers.ts'

/** What no field of any form takes. */
const NEVER: unknown[] = [
  null,
  7,
  true,
  [],
  ['a'],
  {},
  { toString: 'a' },
  '\u0000',
  'a\u202eb',
  '\u2066<b>\u2069',
  'x'.repeat(100_000),
  '\u001b[31m',
]
/** What some text fields rightly take: it is only ever shown. */
const ODD = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "'; drop table customers; --",
  "' or '1'='1",
  '1; select pg_sleep(5)',
  '{{7*7}}',
  '../../etc/passwd',
  '%00%ff',
  '=cmd|calc',
  '\ud800',
  '𝕹𝖔𝖗𝖆',
  '‍',
]

const ADDRESS = { lat: 24.69, long: 46.68, line1: 'Olaya', label: 'Home', country: 'SA' }

type Form = {
  method: 'post' | 'patch'
  path: (customer: TestCustomer) => string
  good: (customer: TestCustomer) => Record<string, unknown>
  /** Fields that may be left out, and so may be null. */
  optional: string[]
}
const FORMS: Record<string, Form> = {
  'a guest': {
    method: 'post',
    path: () => '/customers',
    good: () => aGuest(),
    optional: ['status'],
  },
  'an account': {
    method: 'post',
    path: () => '/customers',
    good: () => anAccount({ 'date-of-birth': '1990-01-01' }),
    optional: ['status', 'date-of-birth'],
  },
  'a code': {
    method: 'post',
    path: () => '/login/guest',
    good: () => ({ username: aGuest().username, password: '123456' }),
    optional: [],
  },
  'a sign-in': {
    method: 'post',
    path: () => '/login',
    good: () => ({ email: 'a@example.com', password: PASSWORD }),
    optional: [],
  },
  'a forgotten password': {
    method: 'post',
    path: () => '/forgotPassword',
    good: () => ({ email: 'a@example.com' }),
    optional: [],
  },
  'a new password': {
    method: 'post',
    path: () => '/resetPassword',
    good: () => ({ token: 'a', password: PASSWORD }),
    optional: [],
  },
  'a profile': {
    method: 'patch',
    path: ({ id }) => `/customers/${id}`,
    good: () => ({
      'first-name': 'Nora',
      'last-name': 'Saleh',
      language: 'fr',
      appearance: 'dark',
    }),
    optional: ['language', 'appearance'],
  },
  'an address': {
    method: 'post',
    path: ({ id }) => `/customers/${id}/addresses`,
    good: () => ({ ...ADDRESS, instructions: 'Ring', city: 'Riyadh', 'photo-uri': '/uploads/a' }),
    optional: ['instructions', 'city', 'photo-uri'],
  },
  'a car': {
    method: 'post',
    path: ({ id }) => `/customers/${id}/cars`,
    good: () => ({ color: 1, maker: 1, 'plate-number': 'A 1' }),
    optional: ['plate-number'],
  },
  'a favourite': {
    method: 'post',
    path: ({ id }) => `/customers/${id}/favorites`,
    good: () => ({ 'item-id': 1 }),
    optional: [],
  },
}

/** Everything a form could write, but for counts. */
async function stateOf(app: TestApp) {
  const tables = [
    'customers',
    'verifications',
    'addresses',
    'cars',
    'favourites',
    'outbox_messages',
  ]
  return app.database.forConcept(1, async (db) => {
    const digests = []
    for (const table of tables) {
      const { rows } = await db.execute(
        sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.identifier(table)} t`,
      )
      digests.push([table, rows[0]?.digest])
    }
    return digests
  })
}

const fieldsOf = Object.entries(FORMS).flatMap(([name, form]) =>
  Object.keys(form.good({} as TestCustomer)).map((field) => [name, field, form] as const),
)

// proves IM-37
test.each(fieldsOf)(
  '%s with something odd for %s',
  async (_name, field, form) => {
    await using app = await buildTestApp()
    const customer = await aCustomer(app)
    const send = (body: object) => app.as(customer)[form.method](form.path(customer), body)

    for (const value of [...NEVER, ...ODD]) {
      const before = await stateOf(app)
      const response = await send({ ...form.good(customer), [field]: value })
      const { statusCode } = response
      const said = JSON.stringify(value).slice(0, 60)

      expect([200, 201, 204, 400, 401, 422, 429], `${said}: ${response.body}`).toContain(statusCode)
      if (statusCode >= 400) {
        expect(response.body).not.toMatch(/stack|node_modules|syntax error|select /i)
        expect(await stateOf(app), said).toEqual(before)
        if (statusCode === 422) expect(ProblemList.safeParse(response.json()).success).toBe(true)
      }
      const isNever = NEVER.includes(value)
      const isFine = value === null && form.optional.includes(field)
      const isTyped = typeof form.good(customer)[field] === typeof value
      if (isNever && !isFine && !isTyped) expect(statusCode, said).toBe(422)
    }
  },
  60_000,
)

test('an address with an odd id leads nowhere, and does not fall over', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}`
  const ids = [
    '0',
    '1',
    'null',
    '%00',
    '%27%20or%201=1',
    '..%2f..',
    'x'.repeat(299),
    '%F0%9F%8D%94',
  ]

  for (const id of ids) {
    const self = app.as(customer)
    const answers = [
      await self.get(`/customers/${id}`),
      await self.get(`${own}/addresses/${id}`),
      await self.patch(`${own}/addresses/${id}`, {}),
      await self.delete(`${own}/addresses/${id}`),
      await self.patch(`${own}/cars/${id}`, {}),
      await self.delete(`${own}/cars/${id}`),
      await self.post(`/customers/${id}/verify`, { code: '1' }),
    ]
    for (const { statusCode, body } of answers) expect([400, 404, 405], body).toContain(statusCode)
    const favourite = await self.delete(`${own}/favorites/${id}`)
    expect([204, 400, 404, 405]).toContain(favourite.statusCode)
  }
})
