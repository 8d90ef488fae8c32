import type { Database } from '../database/connection.ts'
import { subscribe } from '../database/subscribe.ts'

const REMEMBERED_MS = 30_000
/** What a timer can wait for; whoever is cut off then comes back at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Tells those who hold something open under a session that it has ended, wherever it was ended. */
export async function openSessionEnds(
  database: Database,
  { log }: { log: (error: Error) => void },
) {
  const waiting = new Map<string, Set<() => void>>()
  /** Ended while somebody who had shown theirs was still on their way here. */
  const justEnded = new Set<string>()
  const subscription = await subscribe(database, 'session_ended', {
    onMessage: end,
    // Some may have ended unnoticed: everybody shows again who they are.
    onReconnect: async () => {
      for (const tokenHash of [...waiting.keys()]) end(tokenHash)
    },
    log,
  })

  function end(tokenHash: string) {
    justEnded.add(tokenHash)
    setTimeout(() => justEnded.delete(tokenHash), REMEMBERED_MS).unref()
    const listeners = waiting.get(tokenHash)
    waiting.delete(tokenHash)
    for (const listener of listeners ?? []) listener()
  }

  return {
    /** Calls back once, when the session ends or its time is over. Answers how to stop waiting. */
    wait({ tokenHash, leftMs }: { tokenHash: string; leftMs: number }, listener: () => void) {
      if (justEnded.has(tokenHash)) {
        listener()
        return () => {}
      }
      const listeners = waiting.get(tokenHash) ?? new Set()
      waiting.set(tokenHash, listeners.add(listener))
      const over = setTimeout(listener, Math.min(Math.max(0, leftMs), LONGEST_TIMER_MS)).unref()
      return () => {
        clearTimeout(over)
        listeners.delete(listener)
        if (listeners.size === 0) waiting.delete(tokenHash)
      }
    },
    close: () => subscription.close(),
  }
}
