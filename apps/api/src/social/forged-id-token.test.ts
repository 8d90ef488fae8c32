import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IdentityProvider } from './identity-provider.ts'
import { openIdProvider } from './openid-provider.ts'

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 })
const STRANGERS = generateKeyPairSync('rsa', { modulusLength: 2048 })
const SECRET = 'a-secret-of-the-brand'
const REDIRECT = 'http://riyadh.test/callback'

type Token = { header: object; claims: Record<string, unknown>; signer: (text: string) => Buffer }

let token: Token
let provider: IdentityProvider
let issuer = ''

/** A provider that hands out whatever token a test says. */
const server = createServer((request, response) => {
  const answers: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/jwks': { keys: [{ ...KEYS.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256' }] },
    '/token': { access_token: 'a', token_type: 'bearer', id_token: written(token) },
  }
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(answers[request.url ?? ''] ?? {}))
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  provider = openIdProvider({
    issuer,
    clientId: 'sufra',
    clientAuth: (_server, client, body) => body.set('client_id', client.client_id),
    responseMode: 'query',
    scope: 'openid email',
  })
})
afterAll(() => void server.close())

const seconds = () => Math.floor(Date.now() / 1_000)
const rsa = (key: KeyObject) => (text: string) => sign('sha256', Buffer.from(text), key)

const goodToken = (): Token => ({
  header: { alg: 'RS256', kid: 'k' },
  claims: {
    iss: issuer,
    sub: 'nora',
    aud: 'sufra',
    nonce: 'n',
    iat: seconds(),
    exp: seconds() + 60,
    email: 'nora@example.com',
    email_verified: true,
  },
  signer: rsa(KEYS.privateKey),
})

const signIn = () =>
  provider.profileOf({
    state: 's',
    nonce: 'n',
    codeVerifier: 'v'.repeat(43),
    redirectUri: REDIRECT,
    parameters: { code: 'c', state: 's' },
  })

test('a token in order signs somebody in', async () => {
  token = goodToken()

  expect(await signIn()).toMatchObject({ issuer, subject: 'nora', email: 'nora@example.com' })
})

// proves AC-03
test.each<[string, (good: Token) => Partial<Token>]>([
  ['for somebody else', (it) => claim(it, { aud: 'another-shop' })],
  ['for us and somebody else', (it) => claim(it, { aud: ['sufra', 'another-shop'] })],
  ['for somebody else, by us', (it) => claim(it, { aud: ['sufra'], azp: 'another-shop' })],
  ['of another issuer', (it) => claim(it, { iss: 'https://accounts.example' })],
  ['of an issuer that looks alike', (it) => claim(it, { iss: `${issuer}/` })],
  ['with another nonce', (it) => claim(it, { nonce: 'm' })],
  ['without a nonce', (it) => claim(it, { nonce: undefined })],
  ['that is old', (it) => claim(it, { exp: seconds() - 3_600, iat: seconds() - 7_200 })],
  ['that never ends', (it) => claim(it, { exp: undefined })],
  ['of nobody', (it) => claim(it, { sub: undefined })],
  ['of a subject that is a number', (it) => claim(it, { sub: 7 })],
  ['signed by a stranger', () => ({ signer: rsa(STRANGERS.privateKey) })],
  ['with the signature of nothing', () => ({ signer: () => Buffer.alloc(256) })],
  ['without a signature', () => ({ header: { alg: 'none' }, signer: () => Buffer.alloc(0) })],
  [
    'signed with the public key as a secret',
    () => ({
      header: { alg: 'HS256', kid: 'k' },
      signer: (text) =>
        createHmac('sha256', KEYS.publicKey.export({ type: 'spki', format: 'pem' }))
          .update(text)
          .digest(),
    }),
  ],
  [
    'signed with the client’s secret',
    () => ({
      header: { alg: 'HS256' },
      signer: (text) => createHmac('sha256', SECRET).update(text).digest(),
    }),
  ],
  [
    'that brings its own key',
    () => ({
      header: { alg: 'RS256', jwk: STRANGERS.publicKey.export({ format: 'jwk' }) },
      signer: rsa(STRANGERS.privateKey),
    }),
  ],
])('a token %s signs nobody in', async (_name, forge) => {
  const good = goodToken()
  token = { ...good, ...forge(good) }

  await expect(signIn()).rejects.toThrow()
})

function claim({ claims }: Token, unlike: Record<string, unknown>) {
  return { claims: { ...claims, ...unlike } }
}

function written({ header, claims, signer }: Token) {
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${signer(text).toString('base64url')}`
}
