import { randomUUID } from 'node:crypto'
import type { Access } from '../platform/http/tenant/access.ts'
import { newToken } from '../platform/security/token.ts'
import { headersOf, keyOf, type TestApp } from './test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from './test-brands.ts'
import { aCustomer } from './test-customers.ts'

/** What a route asks for; `key` is the application's key alone. */
export type Declared = Access | 'key'

/** Those who come to the door of a route that names `registered` in its path. */
export async function aCast(app: TestApp) {
  const registered = await aCustomer(app)
  const guest = await aCustomer(app, { accountType: 'guest' })
  const unverified = await aCustomer(app, { isVerified: false })
  const stranger = await aCustomer(app)
  const foreigner = await aCustomer(app, { brand: KUWAIT_BRAND })
  const goneBefore = await aCustomer(app)
  await app.as(goneBefore).post('/logout')
  return { registered, guest, unverified, stranger, foreigner, goneBefore }
}
type Cast = Awaited<ReturnType<typeof aCast>>

/** Let in, or the status of the refusal. */
type Verdict = 'in' | 401 | 403 | 404
type Attempt = { who: string; self: string; headers: Record<string, string>; expected: Verdict }

/** Everybody who might try, and what is to come of it. */
export function attemptsAt(declared: Declared, cast: Cast): Attempt[] {
  const { registered, guest, unverified, stranger, foreigner, goneBefore } = cast
  const key = { 'app-key': keyOf(RIYADH_BRAND) }
  const bearer = (token: string) => ({ ...key, authorization: `Bearer ${token}` })
  const as = (who: string, it: { id: string; token: string }, expected: Verdict) => ({
    who,
    self: it.id,
    headers: bearer(it.token),
    expected,
  })
  const expected = EXPECTED[declared]
  const unknown = { ...as('a made-up token', registered, expected.nobody) }
  return [
    { who: 'a visitor', self: registered.id, headers: key, expected: expected.nobody },
    { ...unknown, headers: bearer(newToken()) },
    as('somebody signed out', goneBefore, expected.nobody),
    { ...as('a customer of another brand', foreigner, expected.nobody), self: registered.id },
    as('a registered customer', registered, expected.registered),
    as('a guest customer', guest, expected.guest),
    as('an unverified customer', unverified, expected.unverified),
    { ...as('another customer', stranger, expected.stranger), self: registered.id },
    {
      ...as('the right token with another brand’s key', registered, expected.otherKey),
      headers: { ...bearer(registered.token), 'app-key': keyOf(KUWAIT_BRAND) },
    },
    {
      ...as('nobody, without a key', registered, expected.noKey),
      headers: {},
    },
  ]
}

type Expected = Record<
  'nobody' | 'registered' | 'guest' | 'unverified' | 'stranger' | 'otherKey' | 'noKey',
  Verdict
>

const anybody: Expected = {
  nobody: 'in',
  registered: 'in',
  guest: 'in',
  unverified: 'in',
  stranger: 'in',
  otherKey: 404,
  noKey: 401,
}
const customers: Expected = { ...anybody, nobody: 401 }
const owners: Expected = { ...customers, stranger: 404 }

const EXPECTED: Record<Declared, Expected> = {
  key: anybody,
  recognised: anybody,
  public: { ...anybody, otherKey: 'in', noKey: 'in' },
  customer: customers,
  'verified-customer': { ...customers, unverified: 403 },
  owner: owners,
  'verified-owner': { ...owners, unverified: 403 },
  'registered-owner': { ...owners, unverified: 403, guest: 403 },
  staff: { ...customers, registered: 403, guest: 403, unverified: 403, stranger: 403 },
}

/** What came of it; in the words of the expectation. */
export async function tryRoute(app: TestApp, route: string, { self, headers }: Attempt) {
  const [method, pattern = ''] = route.split(' ')
  const response = await app.app.inject({
    method: method as 'GET',
    url: pattern.replace(/:(\w+)/g, (_all, name: string) => exampleOf(name, pattern, self)),
    headers: { host: headersOf(RIYADH_BRAND).host ?? '', ...headers },
    ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
  })
  const { statusCode } = response
  const code = statusCode >= 400 ? codeOf(response.json()) : ''
  return REFUSALS.has(code) ? statusCode : 'in'
}

/** Refusals of the guard itself; any other is an answer from behind it. */
const REFUSALS = new Set([
  'unknown-app-key',
  'not-signed-in',
  'staff-only',
  'registered-only',
  'mobile-not-verified',
  'not-found',
])

const codeOf = ({ errors }: { errors: { code: string } | { code: string }[] }) =>
  [errors].flat()[0]?.code ?? ''

function exampleOf(name: string, pattern: string, self: string) {
  const known: Record<string, string> = {
    hostname: 'riyadh.test',
    key: keyOf(RIYADH_BRAND),
    provider: 'google',
    product: 'checkout',
    name: 'public_key',
    idOrSlug: 'about',
    addressId: randomUUID(),
    carId: randomUUID(),
  }
  if (name !== 'id') return known[name] ?? '1'
  if (pattern.includes('/customers/')) return self
  return pattern.includes('/orders/') ? randomUUID() : '1'
}
