import type { SavedCopyMessage } from './messages.ts'

type Tab = { id: string; postMessage: (message: SavedCopyMessage) => void }
/** The tab that a request comes from, or the one that a navigation opens. */
type Asking = { clientId: string; resultingClientId: string }

/**
 * Tells tabs whether their page or data came from the copies. Browsers end a worker that has nothing to do,
 * and its memory with it: it cannot know what a tab was told before, so a tab is told every time.
 */
export function copyNotices(tabs: { get: (id: string) => Promise<Tab | undefined> }) {
  /** Pages opened from the copies that have not asked yet; they do so within moments. */
  const opened = new Set<string>()

  return {
    /** A new page asks by itself once it can hear the answer; a page that is already there is told. */
    async note({ clientId, resultingClientId }: Asking, isSaved: boolean) {
      if (!resultingClientId) (await tabs.get(clientId))?.postMessage({ isSavedCopy: isSaved })
      else if (isSaved) opened.add(resultingClientId)
    },
    answer: (tab: Tab) => tab.postMessage({ isSavedCopy: opened.delete(tab.id) }),
  }
}
