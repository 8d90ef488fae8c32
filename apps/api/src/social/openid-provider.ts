import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  type UserInfoResponse,
} from 'openid-client'
import type { IdentityProvider, SocialProfile } from './identity-provider.ts'
import { returnAddress } from './return-address.ts'

const DEADLINE_SECONDS = 8

export type OpenIdAccount = {
  issuer: string
  clientId: string
  clientAuth: ClientAuth
  /** Apple hands name and address out by form only. */
  responseMode: 'query' | 'form_post'
  scope: string
}

/** OpenID Connect by code, with PKCE and nonce. The library checks issuer, audience, nonce and times. */
export function openIdProvider(account: OpenIdAccount): IdentityProvider {
  let found: Promise<Configuration> | null = null
  /** What a provider says of itself is asked for once; after a failure it is asked for again. */
  const provider = () => {
    found ??= discover(account).catch((error) => {
      found = null
      throw error
    })
    return found
  }

  return {
    async authorizationUrl({ state, nonce, codeVerifier, redirectUri }) {
      return buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope: account.scope,
        state,
        nonce,
        response_mode: account.responseMode,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async profileOf(returned) {
      const config = await provider()
      const tokens = await authorizationCodeGrant(config, returnAddress(returned), {
        expectedState: returned.state,
        expectedNonce: returned.nonce,
        pkceCodeVerifier: returned.codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('There is no id token')
      const { azp = account.clientId } = claims
      if (azp !== account.clientId) throw new Error('The id token is of another client')
      const isWhole = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint
      const more = isWhole ? {} : await fetchUserInfo(config, tokens.access_token, claims.sub)
      return profileFrom({ ...more, ...claims })
    },
  }
}

function discover({ issuer, clientId, clientAuth }: OpenIdAccount) {
  // The signature too, although the token comes from the provider itself.
  const execute = [enableNonRepudiationChecks]
  // Only where the setting itself says so: a provider on this machine.
  if (issuer.startsWith('http:')) execute.push(allowInsecureRequests)
  const options = { execute, timeout: DEADLINE_SECONDS }
  return discovery(new URL(issuer), clientId, undefined, clientAuth, options)
}

function profileFrom(claims: IDToken & Partial<UserInfoResponse>): SocialProfile {
  const { iss, sub, email, email_verified, given_name, family_name } = claims
  // Apple writes the word.
  const isVerified = email_verified === true || String(email_verified) === 'true'
  return {
    issuer: iss,
    subject: sub,
    email: isVerified ? textOf(email) || null : null,
    isEmailVerified: isVerified,
    firstName: textOf(given_name),
    lastName: textOf(family_name),
  }
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : '')
