import { keptForTab } from '@sufra/web/storage/forgiving-storage'
import { storedValue } from '@sufra/web/storage/stored-value'

/** Popups this visit has closed. */
export const seenPopups = storedValue<number[]>(
  'seen_popups',
  (text) => {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) && ids.every((id) => Number.isInteger(id)) ? ids : null
  },
  keptForTab,
)
