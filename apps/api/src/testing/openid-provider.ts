import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { vi } from 'vitest'

export const CLIENT = { id: 'sufra', secret: 'a-secret-of-the-brand' }

/** Made once: it takes longer than everything else here. */
const KEY = {
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
}

type Person = {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

/** A real OpenID provider on this machine, and a browser that signs in there. */
export async function openIdProvider(
  people: Record<string, Person>,
  { redirectUris, isSecret }: { redirectUris: string[]; isSecret?: (secret: string) => boolean },
) {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = quietly(
    () =>
      new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT.id,
            client_secret: CLIENT.secret,
            redirect_uris: redirectUris,
            token_endpoint_auth_method: 'client_secret_post',
          },
        ],
        claims: {
          openid: ['sub'],
          email: ['email', 'email_verified'],
          profile: ['given_name', 'family_name'],
          name: ['given_name', 'family_name'],
        },
        findAccount: (_context, sub) => ({
          accountId: sub,
          claims: () => ({ sub, ...people[sub] }),
        }),
        jwks: { keys: [KEY] },
        cookies: { keys: ['test'] },
        ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
      }),
  )
  if (isSecret) provider.Client.prototype.compareClientSecret = isSecret
  server.on('request', provider.callback())

  return {
    issuer,
    signIn: (address: string, login: string) => quietly(() => signInAt(address, login)),
    [Symbol.dispose]: () => void server.close(),
  }
}

/** What a browser brings back: an address with parameters, or a form to post. */
type Return = { address: string; form: Record<string, string> | null }

/** Goes where it is sent, fills in whatever form there is, and stops where it is sent elsewhere. */
async function signInAt(start: string, login: string): Promise<Return> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(start)
  let next: { url: string; form?: Record<string, string> } = { url: start }
  for (let step = 0; step < 12; step++) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: new URLSearchParams(next.form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) {
      const url = new URL(location, next.url)
      if (url.origin !== origin) return { address: url.href, form: null }
      next = { url: url.href }
      continue
    }
    const page = await response.text()
    const action = /action="([^"]+)"/.exec(page)?.[1]
    if (!action) throw new Error(`The provider shows ${response.status}: ${page.slice(0, 300)}`)
    const url = new URL(action.replaceAll('&amp;', '&'), next.url)
    const hidden = Object.fromEntries(
      [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map((found) => [
        found[1] ?? '',
        found[2]?.replaceAll('&quot;', '"') ?? '',
      ]),
    )
    if (url.origin !== origin) return { address: url.href, form: hidden }
    next = { url: url.href, form: { ...hidden, login, password: 'any' } }
  }
  throw new Error('The provider never sends the browser back')
}

/** The provider warns of what is right for a test. */
function quietly<Result>(work: () => Result): Result {
  const spies = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')]
  for (const spy of spies) spy.mockImplementation(() => {})
  try {
    return work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
