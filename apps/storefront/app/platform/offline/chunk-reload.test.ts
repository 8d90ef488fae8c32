import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const MINUTE = 60_000
let now = 0

beforeEach(() => {
  now = Date.UTC(2026, 10, 15, 12)
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Each load of the page is a new set of modules; the tab's storage outlives it. */
async function loadPage(tab: Tab) {
  vi.resetModules()
  const { guardChunks, nextAddress } = await import('./chunk-reload.ts')
  const { reloadPage } = await import('./reload-page.ts')
  const { savedCopy } = await import('./saved-copy.ts')
  guardChunks(() => now)
  return { ...tab, nextAddress, reloadPage, savedCopy }
}

type Tab = ReturnType<typeof openTab>
function openTab() {
  const location = { reload: vi.fn(), assign: vi.fn<(address: string) => void>() }
  const navigation = new EventTarget()
  const opened = Object.assign(openWindow(), { location, navigation })

  return {
    location,
    failPreload: () => dispatch(opened, 'vite:preloadError', {}),
    failImport: (reason: unknown) => dispatch(opened, 'unhandledrejection', { reason }),
    routerReload: () =>
      dispatch(navigation, 'navigate', { navigationType: 'reload', userInitiated: false }),
    visitorReload: () =>
      dispatch(navigation, 'navigate', { navigationType: 'reload', userInitiated: true }),
  }
}

/** False when the page has prevented what the event announces. */
const dispatch = (target: EventTarget, name: string, fields: object) =>
  target.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), fields))

// proves ER-11
test('a script chunk that cannot be loaded reloads the page instead of failing it', async () => {
  const page = await loadPage(openTab())
  expect(page.failPreload()).toBe(false)
  expect(page.location.reload).toHaveBeenCalledOnce()
})

test.each([
  'Failed to fetch dynamically imported module: https://shop.test/assets/item-1.js',
  'Importing a module script failed.',
  'error loading dynamically imported module',
])('so does "%s"', async (message) => {
  const page = await loadPage(openTab())
  page.failImport(new TypeError(message))
  expect(page.location.reload).toHaveBeenCalledOnce()
})

test('other failures do not', async () => {
  const page = await loadPage(openTab())
  page.failImport(new TypeError('Failed to fetch'))
  expect(page.location.reload).not.toHaveBeenCalled()
})

// proves ER-11
test('within 60 s there is one reload, also across the reload; then the failure shows', async () => {
  const tab = openTab()
  ;(await loadPage(tab)).failPreload()
  const page = await loadPage(tab)
  now += MINUTE - 1
  expect(page.failPreload()).toBe(true)
  expect(page.location.reload).toHaveBeenCalledOnce()
  now += 1
  expect(page.failPreload()).toBe(false)
  expect(page.location.reload).toHaveBeenCalledTimes(2)
})

test("the router's own reload counts, and a second within 60 s is refused", async () => {
  const page = await loadPage(openTab())
  expect(page.routerReload()).toBe(true)
  expect(page.routerReload()).toBe(false)
  expect(page.failPreload()).toBe(true)
  now += MINUTE
  expect(page.routerReload()).toBe(true)
})

test('where a reload was refused, the next page is opened as the server renders it', async () => {
  vi.useFakeTimers()
  const page = await loadPage(openTab())
  page.routerReload()
  page.nextAddress.write('/menu/grills-4')
  page.routerReload()
  vi.runAllTimers()
  expect(page.location.assign).toHaveBeenCalledExactlyOnceWith('/menu/grills-4')
})

test("the visitor's own reload and one of ours are never refused", async () => {
  const page = await loadPage(openTab())
  page.routerReload()
  expect(page.visitorReload()).toBe(true)
  page.reloadPage()
  expect(page.routerReload()).toBe(true)
})

test('a clock set back does not forbid reloads for longer', async () => {
  const page = await loadPage(openTab())
  page.failPreload()
  now -= 10 * MINUTE
  expect(page.failPreload()).toBe(false)
})

test('without a network there is nothing to gain from a reload', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const page = await loadPage(openTab())
  expect(page.failPreload()).toBe(true)
  expect(page.routerReload()).toBe(false)
  expect(page.location.reload).not.toHaveBeenCalled()
})

test('nor on a page that is itself a saved copy', async () => {
  const page = await loadPage(openTab())
  page.savedCopy.write(true)
  expect(page.routerReload()).toBe(false)
})
