import { showSnackbar } from '../../platform/snackbar/snackbar-place.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { storedValue } from '../../platform/storage/stored-value.ts'
import { currentBranch } from '../destination/current-branch.ts'

/** For which order type and branch it was said that the store is closed: another place is told anew. */
const storeClosed = storedValue('storeClosed', (text) => text || null)

let takeBack = () => {}

/** Says it once for every place; whether it was said now. */
export function tellStoreIsClosed(text: string): boolean {
  const place = `${storedOrderType.read()} ${currentBranch.read()?.id ?? ''}`
  if (storeClosed.read() === place) return false
  storeClosed.write(place)
  takeBack = showSnackbar({ text, isPersistent: true })
  return true
}

export const storeIsOpen = () => {
  takeBack()
  if (storeClosed.read() !== null) storeClosed.clear()
}
