import { INTERACTIVE_TIMEOUT_MS } from '@sufra/contract/client/api-call'
import { addressFrom, customServer, devServer, type Server, serverAddress } from './servers.ts'

export type Outcome = 'chosen' | 'address-missing' | 'no-answer'

/** Remembers the server and asks it for a sign of life. The choice stands even when there is none. */
export async function chooseServer(server: Server, typed: string, ask = fetch): Promise<Outcome> {
  if (server === 'custom') {
    const address = addressFrom(typed)
    if (!address) return 'address-missing'
    customServer.write(address)
  }
  devServer.write(server)
  if (await answers(serverAddress(server), ask)) return 'chosen'
  // biome-ignore lint/suspicious/noConsole: developers look for it there, and only they have this code
  console.error('Failed to fetch application data')
  return 'no-answer'
}

async function answers(address: string, ask: typeof fetch): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(INTERACTIVE_TIMEOUT_MS)
    return (await ask(`${address}/api/health`, { signal })).ok
  } catch {
    return false
  }
}
