import { generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { CLIENT, openIdProvider } from '../testing/openid-provider.ts'
import { buildTestApp, cookiesOf, headersOf } from '../testing/test-app.ts'
import { RIYADH_BRAND } from '../testing/test-brands.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const CALLBACK = 'http://riyadh.test/api/login/social/apple/callback'

const partOf = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString())

/** As Apple checks the secret: a token of the team, signed with its key, for Apple, and still good. */
function isAppleSecret(secret: string, issuer: string) {
  const [header = '', claims = '', signature = ''] = secret.split('.')
  const { iss, sub, aud, iat, exp } = partOf(secret, 1)
  const now = Date.now() / 1_000
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const isOurs = iss === 'TEAM' && sub === CLIENT.id && aud === issuer
  return isSigned && isOurs && iat <= now && exp > now && partOf(secret, 0).kid === 'KEY'
}

// proves AC-03
test('Apple answers by form, wants a signed secret, and says the name once', async () => {
  const known = { issuer: '' }
  using provider = await openIdProvider(
    { nora: { email: 'nora@example.com', email_verified: true } },
    { redirectUris: [CALLBACK], isSecret: (secret) => isAppleSecret(secret, known.issuer) },
  )
  known.issuer = provider.issuer
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await using app = await buildTestApp({
    environment: {
      APPLE_CLIENT_ID: CLIENT.id,
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
      APPLE_ISSUER: provider.issuer,
    },
  })

  const started = await app.post('/login/social/apple')
  const { data } = started.json()
  const browser = cookiesOf(started)
  const { form } = await provider.signIn(data.attributes['authorization-url'], 'nora')
  const user = JSON.stringify({ name: { firstName: 'Nora', lastName: 'Saleh' } })
  // Another site's form comes without our cookie, what it is sent on to with it.
  const posted = await app.app.inject({
    method: 'POST',
    url: '/api/login/social/apple/callback',
    headers: { ...headersOf(RIYADH_BRAND), 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams({ ...form, user })),
  })
  const url = String(posted.headers.location)
  const returned = await app.app.inject({
    url,
    headers: { ...headersOf(RIYADH_BRAND), ...browser },
  })
  const finish = { id: data.id, key: data.attributes.key }
  const session = await app.post('/login/social/apple/session', finish, { headers: browser })

  expect(posted.statusCode).toBe(303)
  expect(returned.headers.location).toBe(`/signin?social=${data.id}`)
  expect(session.json().data.attributes).toMatchObject({
    'first-name': 'Nora',
    'last-name': 'Saleh',
    email: 'nora@example.com',
    'social-providers': ['apple'],
  })
})
