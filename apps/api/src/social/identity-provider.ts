/** One provider somebody may sign in with. */
export type IdentityProvider = {
  /** Where to send the browser. */
  authorizationUrl(asked: AuthorizationRequest): Promise<URL>
  /** Who came back; fails unless every answer fits what was asked. */
  profileOf(returned: AuthorizationReturn): Promise<SocialProfile>
}

export type AuthorizationRequest = {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

/** `parameters` as the provider sent them, by address or by form. */
export type AuthorizationReturn = AuthorizationRequest & { parameters: Record<string, string> }

/** Known by issuer and subject; the rest is a courtesy. */
export type SocialProfile = {
  issuer: string
  subject: string
  email: string | null
  /** The provider itself has seen that they read that address. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}
