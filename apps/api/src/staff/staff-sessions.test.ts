import { expect, test } from 'vitest'
import { buildTestApp, headersOf, type TestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import { aStaffMember, sendAs } from './testing/a-staff-member.ts'

const PASSWORD = 'kettle-drum-9'
/** As the console's own page sends it. */
const OWN_PAGE = { 'staff-session': 'cookie', 'sec-fetch-site': 'same-origin' }

type Headers = Record<string, string>
type Signing = { email: string; password?: string; ip?: string; headers?: Headers }

const signIn = (app: TestApp, { email, password = PASSWORD, ip, headers = {} }: Signing) =>
  app.post('/staff/login', { email, password }, { headers, ...(ip && { ip }) })

/** What a browser would send back. */
const cookiesOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

async function atTheConsole(app: TestApp, headers: Headers = {}) {
  const member = await aStaffMember(app, { role: 'admin', password: PASSWORD })
  const response = await signIn(app, { ...member, headers: { ...OWN_PAGE, ...headers } })
  expect(response.statusCode).toBe(200)
  return { member, response, cookie: cookiesOf(response) }
}

test('a page gets its session in a cookie no script reads and no other site brings', async () => {
  await using app = await buildTestApp()
  const { member, response, cookie } = await atTheConsole(app)

  expect(response.json().data.attributes).not.toHaveProperty('token')
  const set = [response.headers['set-cookie']].flat().find((it) => it?.startsWith('sufra-staff='))
  expect(set).toMatch(/; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/)
  const token = /^sufra-staff=([\w-]+)/.exec(set ?? '')?.[1] ?? ''
  expect(response.body).not.toContain(token)

  const me = await app.get('/staff/me', { headers: { ...OWN_PAGE, cookie } })
  expect(me.json().data.id).toBe(member.id)
})

test('over TLS it is bound to its host', async () => {
  await using app = await buildTestApp({ environment: { LINK_ORIGIN: 'https://{host}' } })
  const { response, cookie } = await atTheConsole(app)

  const set = [response.headers['set-cookie']].flat().find((it) => it?.includes('sufra-staff='))
  expect(set).toMatch(/^__Host-sufra-staff=[\w-]{43}; Path=\/; .*; Secure$/)
  const me = await app.get('/staff/me', { headers: { ...OWN_PAGE, cookie } })
  expect(me.statusCode).toBe(200)
})

test('a program gets its token in the answer, and no cookie', async () => {
  await using app = await buildTestApp()
  const member = await aStaffMember(app, { password: PASSWORD })

  const response = await signIn(app, member)

  expect(response.json().data.attributes.token).toMatch(/^[\w-]{43}$/)
  expect(response.cookies.map(({ name }) => name)).not.toContain('sufra-staff')
})

const own = headersOf(RIYADH_BRAND).host
test.each<[string, Headers, number]>([
  ['the console’s own page', OWN_PAGE, 204],
  ['an older browser on it', { 'staff-session': 'cookie', origin: `https://${own}` }, 204],
  ['another site', { ...OWN_PAGE, 'sec-fetch-site': 'cross-site' }, 401],
  ['another brand below the same domain', { ...OWN_PAGE, 'sec-fetch-site': 'same-site' }, 401],
  ['an address typed or a link', { ...OWN_PAGE, 'sec-fetch-site': 'none' }, 401],
  ['another origin', { 'staff-session': 'cookie', origin: 'https://evil.example' }, 401],
  ['an origin nobody names', { 'staff-session': 'cookie', origin: 'null' }, 401],
  ['a browser that says nothing', { 'staff-session': 'cookie' }, 401],
  ['a form, which cannot send our header', { 'sec-fetch-site': 'same-origin' }, 401],
])('with the cookie alone, %s may change something or not', async (_who, headers, status) => {
  await using app = await buildTestApp()
  const { cookie } = await atTheConsole(app)

  const changed = await app.app.inject({
    method: 'PUT',
    url: '/api/locations/2/stock/items/1',
    headers: { ...headersOf(RIYADH_BRAND), ...headers, cookie },
  })

  expect(changed.statusCode).toBe(status)
})

test('the cookie of one brand is nothing at another', async () => {
  await using app = await buildTestApp()
  const { cookie } = await atTheConsole(app)

  const elsewhere = await app.get('/staff/me', {
    as: KUWAIT_BRAND,
    headers: { ...OWN_PAGE, cookie },
  })

  expect(elsewhere.statusCode).toBe(401)
})

test('signing out ends the session and takes the cookie away; signing in again changes it', async () => {
  await using app = await buildTestApp()
  const { member, cookie } = await atTheConsole(app)
  const withCookie = { headers: { ...OWN_PAGE, cookie } }

  const again = await signIn(app, { ...member, headers: { ...OWN_PAGE, cookie } })
  expect((await app.get('/staff/me', withCookie)).statusCode).toBe(401)

  const now = { headers: { ...OWN_PAGE, cookie: cookiesOf(again) } }
  const out = await app.post('/staff/logout', undefined, now)
  expect(out.statusCode).toBe(204)
  expect(out.headers['set-cookie']).toMatch(/^sufra-staff=; Path=\/; Max-Age=0;/)
  expect((await app.get('/staff/me', now)).statusCode).toBe(401)
})

test('sessions are listed with device and network, and ended one by one or all others', async () => {
  await using app = await buildTestApp()
  const member = await aStaffMember(app, { password: PASSWORD })
  const other = await aStaffMember(app)
  const at = async (device: string, ip: string) => {
    const response = await signIn(app, { ...member, ip, headers: { 'user-agent': device } })
    return { brand: RIYADH_BRAND, token: response.json().data.attributes.token as string }
  }
  const tablet = await at('Tablet', '203.0.113.7')
  const phone = await at('Phone', '198.51.100.3')
  const sessionsOf = async (whom: typeof tablet) =>
    (await sendAs(app, whom, 'GET', '/staff/sessions')).json().data as {
      id: string
      attributes: Record<string, unknown>
    }[]
  const isIn = async (whom: typeof tablet) =>
    (await sendAs(app, whom, 'GET', '/staff/me')).statusCode === 200

  const listed = await sessionsOf(tablet)
  expect(listed).toHaveLength(3)
  expect(JSON.stringify(listed)).not.toContain(tablet.token)
  const [ofPhone] = listed.filter(({ attributes }) => attributes.device === 'Phone')
  const [ofTablet] = listed.filter(({ attributes }) => attributes.device === 'Tablet')
  expect(ofPhone?.attributes).toMatchObject({ network: '198.51.100', 'is-current': false })
  expect(ofTablet?.attributes).toMatchObject({ network: '203.0.113', 'is-current': true })

  const strange = await sendAs(app, other, 'DELETE', `/staff/sessions/${ofPhone?.id}`)
  expect([strange.statusCode, await isIn(phone)]).toEqual([404, true])
  const ended = await sendAs(app, tablet, 'DELETE', `/staff/sessions/${ofPhone?.id}`)
  expect([ended.statusCode, await isIn(phone)]).toEqual([204, false])

  expect((await sendAs(app, tablet, 'DELETE', '/staff/sessions')).statusCode).toBe(204)
  expect([await isIn(member), await isIn(tablet), await isIn(other)]).toEqual([false, true, true])
  const acts = (await sendAs(app, tablet, 'GET', '/staff/acts')).json().data
  expect(acts[0].attributes).toMatchObject({ act: 'session-ended', 'staff-id': member.id })
})

// Every try costs a hash: on a busy machine they take their time.
test('strangers who guess from everywhere keep nobody from a device of theirs', {
  timeout: 60_000,
}, async () => {
  let now = Date.UTC(2027, 1, 15, 12)
  await using app = await buildTestApp({ clock: () => now })
  const { member, cookie } = await atTheConsole(app)

  const guesses = [...Array(40).keys()].map((network) =>
    signIn(app, { ...member, password: 'a guess', ip: `198.51.${network}.1` }),
  )
  const refused = (await Promise.all(guesses)).filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThan(0)

  const ip = '203.0.113.9'
  expect((await signIn(app, { ...member, ip, headers: { cookie } })).statusCode).toBe(200)
  const elsewhere = await signIn(app, { ...member, ip })
  expect(elsewhere.statusCode).toBe(429)
  expect(Number(elsewhere.headers['retry-after'])).toBeLessThanOrEqual(900)
  now += 15 * 60_000 + 1
  expect((await signIn(app, { ...member, ip })).statusCode).toBe(200)
})
