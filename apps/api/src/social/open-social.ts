import { createPrivateKey, sign } from 'node:crypto'
import type { SocialProvider } from '@sufra/contract/people/social-providers'
import type { ClientAuth } from 'openid-client'
import { ClientSecretPost } from 'openid-client'
import { requiredSetting } from '../platform/environment/required-setting.ts'
import { facebookProvider } from './facebook-provider.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { openIdProvider } from './openid-provider.ts'
import type { SocialSettings } from './social-environment.ts'

export type IdentityProviders = Partial<Record<SocialProvider, IdentityProvider>>

/** The providers the settings have a client of. */
export function openIdentityProviders(
  environment: SocialSettings,
  clock: () => number,
): IdentityProviders {
  const google = googleGate(environment)
  const facebook = facebookOf(environment)
  const apple = appleGate(environment, clock)
  return { ...(google && { google }), ...(facebook && { facebook }), ...(apple && { apple }) }
}

function googleGate(environment: SocialSettings): IdentityProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer } = environment
  if (!clientId) return null
  const secret = requiredSetting(environment, 'GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID')
  return openIdProvider({
    issuer,
    clientId,
    clientAuth: ClientSecretPost(secret),
    responseMode: 'query',
    scope: 'openid email profile',
  })
}

function appleGate(environment: SocialSettings, clock: () => number): IdentityProvider | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_ISSUER: issuer } = environment
  if (!clientId) return null
  const key = {
    clientId,
    teamId: requiredSetting(environment, 'APPLE_TEAM_ID', 'APPLE_CLIENT_ID'),
    keyId: requiredSetting(environment, 'APPLE_KEY_ID', 'APPLE_CLIENT_ID'),
    privateKey: requiredSetting(environment, 'APPLE_PRIVATE_KEY', 'APPLE_CLIENT_ID'),
  }
  return openIdProvider({
    issuer,
    clientId,
    clientAuth: appleClientAuth(key, clock),
    responseMode: 'form_post',
    scope: 'openid name email',
  })
}

function facebookOf(environment: SocialSettings): IdentityProvider | null {
  const { FACEBOOK_CLIENT_ID: clientId } = environment
  if (!clientId) return null
  return facebookProvider({
    clientId,
    clientSecret: requiredSetting(environment, 'FACEBOOK_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID'),
    authorizeUrl: environment.FACEBOOK_AUTHORIZE_URL,
    tokenUrl: environment.FACEBOOK_TOKEN_URL,
    profileUrl: environment.FACEBOOK_PROFILE_URL,
  })
}

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
