/** As much of the package as tests use; it brings no types of its own. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Account = { accountId: string; claims(): object }
  type Settings = {
    clients: object[]
    claims: Record<string, string[]>
    findAccount(context: unknown, subject: string): Account
    pkce?: { required(): boolean }
    jwks?: { keys: object[] }
    cookies?: { keys: string[] }
    ttl?: Record<string, number>
  }

  export class Provider {
    constructor(issuer: string, settings: Settings)
    callback(): RequestListener
    Client: { prototype: { compareClientSecret(secret: string): boolean } }
  }
}
