import { createPrivateKey, sign } from 'node:crypto'
import type { ClientAuth } from 'openid-client'

const LIFETIME_SECONDS = 5 * 60

export type AppleKey = { clientId: string; teamId: string; keyId: string; privateKey: string }

/** Apple has no client secret to keep: each call carries a token signed with the team's key. */
export function appleClientAuth(key: AppleKey, clock: () => number): ClientAuth {
  const privateKey = createPrivateKey(key.privateKey.replaceAll('\\n', '\n'))
  return (server, client, body) => {
    const now = Math.floor(clock() / 1_000)
    const header = { alg: 'ES256', kid: key.keyId }
    const claims = {
      iss: key.teamId,
      iat: now,
      exp: now + LIFETIME_SECONDS,
      aud: server.issuer,
      sub: key.clientId,
    }
    const signed = [header, claims].map(encoded).join('.')
    const signature = sign('sha256', Buffer.from(signed), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    })
    body.set('client_id', client.client_id)
    body.set('client_secret', `${signed}.${signature.toString('base64url')}`)
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
