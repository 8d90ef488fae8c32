import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { expect, test } from 'vitest'
import { CLIENT, openIdProvider } from '../testing/openid-provider.ts'
import { buildTestApp, cookiesOf, headersOf, type TestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import { aCustomer, aMobile } from '../testing/test-customers.ts'
import { codeSentTo } from '../testing/test-outbox.ts'

const CALLBACK = 'http://riyadh.test/api/login/social/google/callback'
const PEOPLE = {
  nora: {
    email: 'Nora@Example.com',
    email_verified: true,
    given_name: 'Nora',
    family_name: 'Saleh',
  },
  both: { email: 'both@example.com', email_verified: true },
  squatted: { email: 'squatted@example.com', email_verified: true },
  unsure: { email: 'unsure@example.com', email_verified: false, given_name: 'R2D2' },
}

async function aProvider() {
  const provider = await openIdProvider(PEOPLE, { redirectUris: [CALLBACK] })
  const environment = {
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: provider.issuer,
  }
  return Object.assign(provider, { environment })
}

/** The whole sign-in, from the button to the page the browser returns to. */
async function there(app: TestApp, provider: Awaited<ReturnType<typeof aProvider>>, login: string) {
  const started = await app.post('/login/social/google')
  const { data } = started.json()
  const browser = cookiesOf(started)
  const { address } = await provider.signIn(data.attributes['authorization-url'], login)
  const { pathname, search } = new URL(address)
  const comeBack = (headers: object = browser) =>
    app.app.inject({ url: pathname + search, headers: { ...headersOf(RIYADH_BRAND), ...headers } })
  return { id: data.id, key: data.attributes.key, browser, comeBack }
}

type Way = { id: string; key: string; browser: { cookie: string } }

const finish = (app: TestApp, { id, key, browser }: Way, provider: SocialProvider = 'google') =>
  app.post(`/login/social/${provider}/session`, { id, key }, { headers: browser })

// proves AC-03
test('somebody new signs in with an OpenID provider and has their number to prove', async () => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })

  const { comeBack, ...way } = await there(app, provider, 'nora')
  const returned = await comeBack()
  const session = await finish(app, way)

  expect(returned.statusCode).toBe(303)
  expect(returned.headers.location).toBe(`/signin?social=${way.id}`)
  const { data } = session.json()
  expect(data.attributes).toMatchObject({
    'account-type': 'registered',
    status: 'unverified',
    'first-name': 'Nora',
    'last-name': 'Saleh',
    email: 'nora@example.com',
    username: null,
    'social-providers': ['google'],
  })
  const self = app.as({ brand: RIYADH_BRAND, token: data.attributes.token })
  const own = `/customers/${data.id}`
  expect((await self.get(`${own}/addresses`)).json().errors.code).toBe('mobile-not-verified')

  const number = aMobile()
  const changed = (await self.patch(own, number)).json()
  const code = await codeSentTo(app, number.username)
  const verify = `/customers/${changed.meta.verification.id}/verify`
  const verified = (await self.post(verify, { code })).json()

  expect(changed.data.attributes.username).toBeNull()
  expect(verified.data).toMatchObject({
    id: data.id,
    attributes: { status: 'verified', username: number.username },
  })
  const again = app.as({ brand: RIYADH_BRAND, token: verified.data.attributes.token })
  expect((await again.get(`${own}/addresses`)).statusCode).toBe(200)
  expect((await self.get(own)).statusCode).toBe(401)
})

test('who comes again is the same customer', async () => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  const ids = new Set<string>()

  for (let time = 0; time < 2; time++) {
    const { comeBack, ...way } = await there(app, provider, 'nora')
    await comeBack()
    ids.add((await finish(app, way)).json().data.id)
  }

  expect(ids.size).toBe(1)
})

// proves AC-03
test('whoever proves the number of a known customer is that customer, orders and all', async () => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  const guest = await aCustomer(app, { accountType: 'guest', firstName: 'Nor' })
  const { comeBack, ...way } = await there(app, provider, 'nora-elsewhere')
  await comeBack()
  const { data } = (await finish(app, way)).json()
  const self = app.as({ brand: RIYADH_BRAND, token: data.attributes.token })

  const number = { mobile: guest.mobile, username: guest.username }
  const { meta } = (await self.patch(`/customers/${data.id}`, number)).json()
  const code = await codeSentTo(app, guest.username ?? '')
  const joined = await self.post(`/customers/${meta.verification.id}/verify`, { code })

  expect(joined.json().data).toMatchObject({
    id: guest.id,
    attributes: { 'account-type': 'registered', 'social-providers': ['google'] },
  })
  expect((await app.as(guest).get(`/customers/${guest.id}`)).statusCode).toBe(401)
})

test('an address alone opens no account: not one the provider is unsure of, nor one taken here', async () => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  await aCustomer(app, { email: 'nora2@example.com' })
  const unsure = await there(app, provider, 'unsure')
  await unsure.comeBack()

  const { attributes } = (await finish(app, unsure)).json().data

  expect(attributes).toMatchObject({ email: null, 'first-name': '' })
})

test('an address both sides have verified is one person: the account here is opened', async () => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  const known = await aCustomer(app, { email: 'both@example.com' })

  const { comeBack, ...way } = await there(app, provider, 'both')
  await comeBack()
  const { data } = (await finish(app, way)).json()

  expect(data.id).toBe(known.id)
  expect(data.attributes['social-providers']).toEqual(['google'])
})

// Whoever registered the victim's address with their own phone does not share the victim's account.
test('an address only the provider has verified opens no account, and goes over to its owner', async () => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  const squatter = await aCustomer(app, { email: 'squatted@example.com', isEmailVerified: false })

  const { comeBack, ...way } = await there(app, provider, 'squatted')
  await comeBack()
  const { data } = (await finish(app, way)).json()

  expect(data.id).not.toBe(squatter.id)
  expect(data.attributes).toMatchObject({ email: 'squatted@example.com', 'email-verified': true })
  const left = await app.as(squatter).get(`/customers/${squatter.id}`)
  expect(left.json().data.attributes.email).toBeNull()
})

test.each([
  ['by another page', { key: 'x'.repeat(43) }],
  ['by another browser', { browser: { cookie: `sufra-device=${'x'.repeat(43)}` } }],
  ['by a browser without the cookie', { browser: { cookie: '' } }],
  ['by an id that is none', { id: crypto.randomUUID() }],
])('a way cannot be finished %s', async (_name, unlike) => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  const { comeBack, ...way } = await there(app, provider, 'nora')
  await comeBack()

  const stolen = await finish(app, { ...way, ...unlike })

  expect(stolen.statusCode).toBe(401)
  expect(stolen.json().errors[0].code).toBe('social-refused')
})

// An attacker begins, the victim only opens the provider's address, and the attacker collects.
test.each([
  ['no cookie of ours', async () => ({ cookie: '' })],
  [
    'a cookie of its own',
    async (app: TestApp) => cookiesOf(await app.post('/login/social/google')),
  ],
])('a way opened in a browser with %s gives nobody a session', async (_name, browserOf) => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  const { comeBack, ...attacker } = await there(app, provider, 'nora')
  const victim = await browserOf(app)

  const returned = await comeBack(victim)

  expect(returned.headers.location).toBe('/signin?social-error=google')
  expect((await finish(app, attacker)).statusCode).toBe(401)
  expect((await finish(app, { ...attacker, browser: victim })).statusCode).toBe(401)
})

test.each([
  [
    'over TLS',
    { LINK_ORIGIN: 'https://{host}' },
    /^__Host-sufra-device=[\w-]{43}; Path=\/;.*; Secure$/,
  ],
  ['on this machine', {}, /^sufra-device=[\w-]{43}; Path=\/;(?!.*Secure)/],
])('%s the browser is known by a cookie no script reads', async (_name, environment, form) => {
  await using app = await buildTestApp({
    environment: {
      ...environment,
      FACEBOOK_CLIENT_ID: 'a',
      FACEBOOK_CLIENT_SECRET: 'b',
    },
  })

  const { headers } = await app.post('/login/social/facebook')

  expect(headers['set-cookie']).toMatch(form)
  expect(headers['set-cookie']).toContain('; HttpOnly; SameSite=Lax')
})

test('it can be finished once, after it has come back, and not for long', async () => {
  using provider = await aProvider()
  const time = { now: Date.now() }
  await using app = await buildTestApp({
    environment: provider.environment,
    clock: () => time.now,
  })
  const first = await there(app, provider, 'nora')
  const early = await finish(app, first)
  await first.comeBack()
  const once = await finish(app, first)
  const twice = await finish(app, first)
  const late = await there(app, provider, 'nora')
  await late.comeBack()
  time.now += 10 * 60_000
  const tooLate = await finish(app, late)

  expect([early, once, twice, tooLate].map((it) => it.statusCode)).toEqual([401, 200, 401, 401])
})

test('the provider’s answer brings nothing when it comes twice', async () => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  const { comeBack } = await there(app, provider, 'nora')
  await comeBack()

  expect((await comeBack()).headers.location).toBe('/signin?social-error=google')
})

test.each([
  ['a made-up state', 'code=abc&state=made-up'],
  ['a refusal', 'error=access_denied&state=made-up'],
  ['nothing at all', ''],
  ['an array', 'state=a&state=b'],
])('%s leads back to the sign-in', async (_name, query) => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })

  const url = `/api/login/social/google/callback?${query}`
  const response = await app.app.inject({ url, headers: headersOf(RIYADH_BRAND) })

  expect([303, 400]).toContain(response.statusCode)
  if (response.statusCode === 303) {
    expect(response.headers.location).toBe('/signin?social-error=google')
  }
})

test.each([
  ['a made-up code', { code: 'made-up' }],
  ['another issuer', { iss: 'https://evil.example' }],
])('%s with the right state signs nobody in', async (_name, unlike) => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  const started = await app.post('/login/social/google')
  const { data } = started.json()
  const browser = cookiesOf(started)
  const { address } = await provider.signIn(data.attributes['authorization-url'], 'nora')
  const { pathname, searchParams } = new URL(address)
  for (const [name, value] of Object.entries(unlike)) searchParams.set(name, value)

  const url = `${pathname}?${searchParams}`
  const returned = await app.app.inject({
    url,
    headers: { ...headersOf(RIYADH_BRAND), ...browser },
  })

  expect(returned.headers.location).toBe('/signin?social-error=google')
  const { id, attributes } = data
  expect((await finish(app, { id, key: attributes.key, browser })).statusCode).toBe(401)
})

test('another brand cannot take the answer', async () => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  const { comeBack } = await there(app, provider, 'nora')

  const returned = await comeBack({ ...headersOf(KUWAIT_BRAND) })

  expect(returned.headers.location).toBe('/signin?social-error=google')
})

test('the way out asks for a code, with PKCE, a nonce and a state of its own', async () => {
  using provider = await aProvider()
  await using app = await buildTestApp({ environment: provider.environment })
  const start = async () => {
    const { data } = (await app.post('/login/social/google')).json()
    return new URL(data.attributes['authorization-url']).searchParams
  }

  const [one, other] = [await start(), await start()]

  expect(Object.fromEntries(one)).toMatchObject({
    response_type: 'code',
    redirect_uri: CALLBACK,
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one.get(name)?.length).toBeGreaterThanOrEqual(43)
    expect(one.get(name)).not.toBe(other.get(name))
  }
})

test('only providers that are set up are offered', async () => {
  using provider = await aProvider()
  await using some = await buildTestApp({ environment: provider.environment })
  await using none = await buildTestApp()

  expect((await some.get('/login/social')).json().data).toEqual([
    { type: 'social-providers', id: 'google' },
  ])
  expect((await none.get('/login/social')).json().data).toEqual([])
  expect((await none.post('/login/social/google')).statusCode).toBe(404)
  expect((await none.post('/login/social/myspace')).statusCode).toBe(400)
})

test('a provider that is away is a matter of trying again', async () => {
  await using app = await buildTestApp({
    environment: {
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
    },
  })

  expect((await app.post('/login/social/google')).statusCode).toBe(503)
})
