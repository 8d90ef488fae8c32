import { liveValue } from '@sufra/web/storage/live-value'
import { SKIP_WAITING } from '../../../service-worker/messages.ts'
import { reloadPage } from './reload-page.ts'

/** A new version, installed and waiting for the old one to leave. */
export const waitingWorker = liveValue<ServiceWorker | null>(null)

export function followUpdates(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
) {
  // Without a controller this is the first visit: there is no old version to replace.
  const announce = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && container.controller) waitingWorker.write(worker)
  }
  announce(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => announce(worker))
  })
}

/** The page is loaded anew by the new version, once it has taken over. */
export function updateNow(worker: ServiceWorker, container: ServiceWorkerContainer) {
  waitingWorker.write(null)
  // Another tab has let it take over already.
  if (worker.state !== 'installed') return reloadPage()
  container.addEventListener('controllerchange', () => reloadPage(), { once: true })
  worker.postMessage(SKIP_WAITING)
}

export const updateLater = () => waitingWorker.write(null)
