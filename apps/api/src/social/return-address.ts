import type { AuthorizationReturn } from './identity-provider.ts'

/** The address the browser came back to, with what the provider gave it, by address or by form alike. */
export function returnAddress({ redirectUri, parameters }: AuthorizationReturn): URL {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address
}
