import { keptForTab } from '@sufra/web/storage/forgiving-storage'
import { liveValue } from '@sufra/web/storage/live-value'
import { storedValue } from '@sufra/web/storage/stored-value'
import { isReloadMeant, reloadPage } from './reload-page.ts'
import { savedCopy } from './saved-copy.ts'

/** A failed script chunk reloads the page at most once in this time. */
export const CHUNK_RELOAD_MS = 60_000

const lastReload = storedValue(
  'chunk_reload_time',
  (text) => (/^\d{1,15}$/.test(text) ? Number(text) : null),
  keptForTab,
)

/** What browsers say when a script of ours cannot be fetched any more, usually after a new release. */
const FAILED_IMPORT =
  /dynamically imported module|importing a module script failed|error loading dynamically/i

/** Where the router is on its way to. */
export const nextAddress = liveValue<string | null>(null)
/** The router's first steps may fail before the page has rendered that it is on its way. */
const RENDERED_MS = 250

/** A failed script chunk reloads the page, which then names the new scripts; at most once in a minute. */
export function guardChunks(clock: () => number = Date.now) {
  const mayReload = () => {
    // Without a network the scripts stay out of reach, however often the page is loaded.
    if (!navigator.onLine || savedCopy.read()) return false
    const since = clock() - (lastReload.read() ?? 0)
    if (since >= 0 && since < CHUNK_RELOAD_MS) return false
    lastReload.write(clock())
    return true
  }

  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return
    event.preventDefault()
    reloadPage()
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (FAILED_IMPORT.test(String(reason)) && mayReload()) reloadPage()
  })
  if (import.meta.env.PROD) guardRouter(mayReload)
}

/**
 * The router reloads by itself, and without limit, when a route's script fails. Browsers that announce
 * a reload let us refuse it; the next page is then opened the plain way, as the server renders it.
 */
function guardRouter(mayReload: () => boolean) {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isReloadMeant()) return
    if (mayReload()) return
    event.preventDefault()
    setTimeout(openNextPlainly, RENDERED_MS)
  })
}

function openNextPlainly() {
  const address = nextAddress.read()
  if (address) window.location.assign(address)
}
