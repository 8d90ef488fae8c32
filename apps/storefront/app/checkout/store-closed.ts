import { currentBranch } from '../place/current-branch.ts'
import { storedOrderType } from '../storage/keys/order-type.ts'
import { storedValue } from '../storage/stored-value.ts'

/** For which order type and branch it was said that the store is closed: another place is told anew. */
const storeClosed = storedValue('storeClosed', (text) => text || null)

/** Whether it has to be said; once for every place. */
export function isNewsThatStoreIsClosed(): boolean {
  const place = `${storedOrderType.read()} ${currentBranch.read()?.id ?? ''}`
  if (storeClosed.read() === place) return false
  storeClosed.write(place)
  return true
}

export const storeIsOpen = () => {
  if (storeClosed.read() !== null) storeClosed.clear()
}
