import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { buildTestApp, cookiesOf, headersOf } from '../testing/test-app.ts'
import { RIYADH_BRAND } from '../testing/test-brands.ts'

const SECRET = 'a-secret-of-the-brand'

/** Answers as Facebook does: a token for a code, a profile for a token with its proof. */
async function facebook(me: object) {
  const asked: URLSearchParams[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://facebook.test')
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/oauth/access_token') {
      const form = new URLSearchParams(await text(request))
      asked.push(form)
      if (form.get('code') !== 'good') return answer(400, { error: 'invalid_grant' })
      return answer(200, { access_token: 'token', token_type: 'bearer', expires_in: 5_000 })
    }
    const proof = createHmac('sha256', SECRET).update('token').digest('hex')
    const isProven =
      request.headers.authorization === 'Bearer token' &&
      url.searchParams.get('appsecret_proof') === proof
    return isProven ? answer(200, me) : answer(400, { error: { code: 190 } })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    environment: {
      FACEBOOK_CLIENT_ID: 'sufra',
      FACEBOOK_CLIENT_SECRET: SECRET,
      FACEBOOK_AUTHORIZE_URL: `${at}/dialog/oauth`,
      FACEBOOK_TOKEN_URL: `${at}/oauth/access_token`,
      FACEBOOK_PROFILE_URL: `${at}/me`,
    },
    [Symbol.dispose]: () => void server.close(),
  }
}

const ME = { id: '7001', first_name: 'Omar', last_name: 'Haddad', email: 'omar@example.com' }

// proves AC-03
test.each([
  ['a code Facebook knows', 'good', ME, 200],
  ['a code it does not', 'bad', ME, 401],
  ['a profile without an id', 'good', { first_name: 'Omar' }, 401],
])('%s: %s', async (_name, code, me, status) => {
  using server = await facebook(me)
  await using app = await buildTestApp({ environment: server.environment })
  const started = await app.post('/login/social/facebook')
  const { data } = started.json()
  const browser = cookiesOf(started)
  const way = new URL(data.attributes['authorization-url'])

  const query = new URLSearchParams({ code, state: way.searchParams.get('state') ?? '' })
  const url = `/api/login/social/facebook/callback?${query}`
  await app.app.inject({ url, headers: { ...headersOf(RIYADH_BRAND), ...browser } })
  const finish = { id: data.id, key: data.attributes.key }
  const session = await app.post('/login/social/facebook/session', finish, { headers: browser })

  expect(way.pathname).toBe('/dialog/oauth')
  expect(session.statusCode).toBe(status)
  if (status !== 200) return
  expect(session.json().data.attributes).toMatchObject({
    'first-name': 'Omar',
    'social-providers': ['facebook'],
  })
  expect(Object.fromEntries(server.asked[0] ?? [])).toMatchObject({
    client_id: 'sufra',
    client_secret: SECRET,
    code: 'good',
    redirect_uri: 'http://riyadh.test/api/login/social/facebook/callback',
  })
})
