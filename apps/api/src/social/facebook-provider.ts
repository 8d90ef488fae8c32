import { createHmac } from 'node:crypto'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client'
import { z } from 'zod'
import type { IdentityProvider } from './identity-provider.ts'
import { returnAddress } from './return-address.ts'

const DEADLINE_MS = 8_000
const ISSUER = 'https://www.facebook.com'

export type FacebookAccount = {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  profileUrl: string
}

const Me = z.object({
  id: z.string().min(1),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  email: z.string().optional(),
})

/** OAuth 2 by code; who it is, the profile says. */
export function facebookProvider(account: FacebookAccount): IdentityProvider {
  const config = new Configuration(
    {
      issuer: ISSUER,
      authorization_endpoint: account.authorizeUrl,
      token_endpoint: account.tokenUrl,
    },
    account.clientId,
    account.clientSecret,
  )
  config.timeout = DEADLINE_MS / 1_000
  if (account.tokenUrl.startsWith('http:')) allowInsecureRequests(config)

  return {
    async authorizationUrl({ state, codeVerifier, redirectUri }) {
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'public_profile email',
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async profileOf(returned) {
      const tokens = await authorizationCodeGrant(config, returnAddress(returned), {
        expectedState: returned.state,
        pkceCodeVerifier: returned.codeVerifier,
      })
      const me = await readProfile(account, tokens.access_token)
      return {
        issuer: ISSUER,
        subject: me.id,
        email: me.email ?? null,
        // It does not say.
        isEmailVerified: false,
        firstName: me.first_name ?? '',
        lastName: me.last_name ?? '',
      }
    },
  }
}

async function readProfile({ profileUrl, clientSecret }: FacebookAccount, accessToken: string) {
  const address = new URL(profileUrl)
  address.searchParams.set('fields', 'id,first_name,last_name,email')
  // Shows that the token is used by the application it was made for.
  const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex')
  address.searchParams.set('appsecret_proof', proof)
  const response = await fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  if (!response.ok) throw new Error(`Facebook answered ${response.status}`)
  return Me.parse(await response.json())
}
