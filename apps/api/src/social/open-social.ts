import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { ClientSecretPost } from 'openid-client'
import { needed } from '../platform/environment/needed-setting.ts'
import { appleClientAuth } from './apple-client-auth.ts'
import { facebookGate } from './facebook-gate.ts'
import { openIdGate } from './openid-gate.ts'
import type { SocialSettings } from './social-environment.ts'
import type { SocialGate } from './social-gate.ts'

export type SocialGates = Partial<Record<SocialProvider, SocialGate>>

/** The providers the settings have a client of. */
export function openSocial(environment: SocialSettings, clock: () => number): SocialGates {
  const google = googleGate(environment)
  const facebook = facebookOf(environment)
  const apple = appleGate(environment, clock)
  return { ...(google && { google }), ...(facebook && { facebook }), ...(apple && { apple }) }
}

function googleGate(environment: SocialSettings): SocialGate | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer } = environment
  if (!clientId) return null
  const secret = needed(environment, 'GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID')
  return openIdGate({
    issuer,
    clientId,
    clientAuth: ClientSecretPost(secret),
    responseMode: 'query',
    scope: 'openid email profile',
  })
}

function appleGate(environment: SocialSettings, clock: () => number): SocialGate | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_ISSUER: issuer } = environment
  if (!clientId) return null
  const key = {
    clientId,
    teamId: needed(environment, 'APPLE_TEAM_ID', 'APPLE_CLIENT_ID'),
    keyId: needed(environment, 'APPLE_KEY_ID', 'APPLE_CLIENT_ID'),
    privateKey: needed(environment, 'APPLE_PRIVATE_KEY', 'APPLE_CLIENT_ID'),
  }
  return openIdGate({
    issuer,
    clientId,
    clientAuth: appleClientAuth(key, clock),
    responseMode: 'form_post',
    scope: 'openid name email',
  })
}

function facebookOf(environment: SocialSettings): SocialGate | null {
  const { FACEBOOK_CLIENT_ID: clientId } = environment
  if (!clientId) return null
  return facebookGate({
    clientId,
    clientSecret: needed(environment, 'FACEBOOK_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID'),
    authorizeUrl: environment.FACEBOOK_AUTHORIZE_URL,
    tokenUrl: environment.FACEBOOK_TOKEN_URL,
    profileUrl: environment.FACEBOOK_PROFILE_URL,
  })
}
