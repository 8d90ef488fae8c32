import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HomeData } from '#app/features/home/home-data.server.ts'
import { ROUTE_GUARDS } from '../route-guards.ts'
import { clientLoader } from './home.tsx'

const HOME: HomeData = {
  slides: [],
  popup: null,
  categories: [],
  popular: [],
  chooser: '/menu/wraps-1/location',
  forced: {
    forcesLocation: true,
    isMenuOnly: false,
    hasCategory: true,
    allowedOrderTypes: ['curbside', 'to-go'],
    hasSeparatedMenus: false,
  },
}
const OLAYA = '{"id":3,"name":{"en-us":"Olaya"},"lat":24.7,"long":46.7}'

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => vi.unstubAllGlobals())

/** Where a visitor of the home page is sent within the app; null where the page is shown. */
async function sentTo(path = '/', home = HOME) {
  const url = `https://shop.test${path}`
  const args = { serverLoader: async () => home, request: new Request(url) }
  try {
    const shown = await clientLoader(args as unknown as Parameters<typeof clientLoader>[0])
    expect(shown).toBe(home)
    return null
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get('location') : expect.unreachable()
  }
}

// proves RT-48
test('the home page has a guard named force-location', async () => {
  expect(Object.keys(ROUTE_GUARDS)).toContain('force-location')
  const guard = vi.spyOn(ROUTE_GUARDS, 'force-location')
  expect(await sentTo()).toBe('/menu/wraps-1/location/to-go')
  expect(guard).toHaveBeenCalledOnce()
  guard.mockReturnValue(null)
  expect(await sentTo()).toBeNull()
  guard.mockRestore()
})

test('it lets in whoever has a destination, scans a code, or visits a brand without one', async () => {
  expect(await sentTo('/?table=5')).toBeNull()
  expect(await sentTo('/', { ...HOME, forced: null })).toBeNull()
  tab.localStorage.setItem('last_location', OLAYA)
  expect(await sentTo()).toBeNull()
})
