import { liveValue } from '@sufra/web/storage/live-value'
import { isSavedCopyMessage, WAS_THIS_SAVED } from '../../../service-worker/messages.ts'

/** Whether what the page shows was saved on an earlier visit, because the network failed. */
export const savedCopy = liveValue(false)

export function followSavedCopies(container: ServiceWorkerContainer) {
  container.addEventListener('message', ({ data }) => {
    if (isSavedCopyMessage(data)) savedCopy.write(data.isSavedCopy)
  })
  // The worker answered for this page before the page could listen.
  container.controller?.postMessage(WAS_THIS_SAVED)
}
