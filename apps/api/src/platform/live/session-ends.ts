import { hearAnnouncements } from '../database/announcements.ts'
import type { Database } from '../database/connection.ts'

/** Tells those who hold something open under a session that it has ended, wherever it was ended. */
export async function openSessionEnds(
  database: Database,
  { log }: { log: (error: Error) => void },
) {
  const waiting = new Map<string, Set<() => void>>()
  const announcements = await hearAnnouncements(database, 'session_ended', {
    onAnnouncement: end,
    // Some may have ended unheard: everybody shows again who they are.
    onReturn: async () => {
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
    close: () => announcements.close(),
  }
}
