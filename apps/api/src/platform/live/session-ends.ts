import type { Database } from '../database/connection.ts'
import { subscribe } from '../database/subscribe.ts'

/** Tells those who hold something open under a session that it has ended, wherever it was ended. */
export async function openSessionEnds(
  database: Database,
  { log }: { log: (error: Error) => void },
) {
  const waiting = new Map<string, Set<() => void>>()
  const subscription = await subscribe(database, 'session_ended', {
    onMessage: end,
    // Some may have ended unnoticed: everybody shows again who they are.
    onReconnect: async () => {
      for (const tokenHash of [...waiting.keys()]) end(tokenHash)
    },
    log,
  })

  function end(tokenHash: string) {
    const listeners = waiting.get(tokenHash)
    waiting.delete(tokenHash)
    for (const listener of listeners ?? []) listener()
  }

  return {
    /** Calls back once, when the session ends. Answers how to stop waiting. */
    wait(tokenHash: string, listener: () => void) {
      const listeners = waiting.get(tokenHash) ?? new Set()
      waiting.set(tokenHash, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) waiting.delete(tokenHash)
      }
    },
    close: () => subscription.close(),
  }
}
