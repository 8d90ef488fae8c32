type KeptText = {
  get: (key: string) => string | null
  set: (key: string, text: string) => void
  remove: (key: string) => void
}

/**
 * Browser storage that never throws. What it refuses (private mode, no room left, blocked by the user) is
 * kept in memory for the visit. On the server nothing is kept: its memory belongs to every visitor.
 */
export function forgivingStorage(open: () => Storage): KeptText {
  const refused = new Map<string, string | null>()
  const keepForVisit = (key: string, text: string | null) => {
    if (typeof window !== 'undefined') refused.set(key, text)
  }
  return {
    get(key) {
      const kept = refused.get(key)
      if (kept !== undefined) return kept
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    set(key, text) {
      try {
        open().setItem(key, text)
        refused.delete(key)
      } catch {
        keepForVisit(key, text)
      }
    },
    remove(key) {
      try {
        open().removeItem(key)
        refused.delete(key)
      } catch {
        keepForVisit(key, null)
      }
    },
  }
}

export const keptAcrossVisits = forgivingStorage(() => window.localStorage)
export const keptForTab = forgivingStorage(() => window.sessionStorage)
