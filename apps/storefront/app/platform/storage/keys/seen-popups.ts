import { keptForTab } from '../forgiving-storage.ts'
import { storedValue } from '../stored-value.ts'

/** Popups this visit has closed. */
export const seenPopups = storedValue<number[]>(
  'seen_popups',
  (text) => {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) && ids.every((id) => Number.isInteger(id)) ? ids : null
  },
  keptForTab,
)
