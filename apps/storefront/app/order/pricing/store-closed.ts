import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { storedValue } from '@sufra/web/storage/stored-value'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { currentBranch } from '../destination/current-branch.ts'

/** For which order type and branch it was said that the store is closed: another destination is told anew. */
const storeClosed = storedValue('storeClosed', (text) => text || null)

let takeBack = () => {}

/** Says it once for every destination; whether it was said now. */
export function tellStoreIsClosed(text: string): boolean {
  const destination = `${storedOrderType.read()} ${currentBranch.read()?.id ?? ''}`
  if (storeClosed.read() === destination) return false
  storeClosed.write(destination)
  takeBack = showSnackbar({ text, isPersistent: true })
  return true
}

export const storeIsOpen = () => {
  takeBack()
  if (storeClosed.read() !== null) storeClosed.clear()
}
