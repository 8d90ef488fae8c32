import { PAGES } from '../../../service-worker/cache-names.ts'
import type { SaveThese } from '../../../service-worker/messages.ts'
import { storedLocale } from '../storage/keys/locale.ts'
import { followSavedCopies } from './saved-copy.ts'
import { followUpdates } from './waiting-worker.ts'

/** Kiosks and installed apps stay open for days: they look for a new version this often. */
const UPDATE_CHECK_MS = 60 * 60_000

/** Once the page has what it needs: the worker must not compete with it for the network. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  followSavedCopies(navigator.serviceWorker)
  storedLocale.subscribe(forgetSavedPages)
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

async function register() {
  const container = navigator.serviceWorker
  const isFirstVisit = !container.controller
  try {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' })
    followUpdates(registration, container)
    setInterval(() => void registration.update().catch(() => {}), UPDATE_CHECK_MS)
    const { active } = await container.ready
    if (isFirstVisit) active?.postMessage({ save: partsOfThisPage() } satisfies SaveThese)
  } catch {
    // Without a worker everything works but offline.
  }
}

/** The page and the scripts, styles and fonts it has loaded before there was a worker to see them. */
const partsOfThisPage = () => [
  window.location.href,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => new URL(address).pathname.startsWith('/assets/')),
]

/** Saved pages are in the language they were seen in. */
async function forgetSavedPages() {
  try {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(PAGES)).map((name) => caches.delete(name)),
    )
  } catch {
    // Where caches are blocked nothing was saved.
  }
}
