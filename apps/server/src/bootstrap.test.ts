import { keyOf } from '@sufra/api/testing/test-app'
import { RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchWithin } from './fetch-within.ts'
import { renderPage } from './render-page.ts'
import { builtStorefront } from './storefront.ts'
import { hostOf, openTestDoor } from './testing/test-door.ts'

let door: Awaited<ReturnType<typeof openTestDoor>>
beforeAll(async () => {
  door = await openTestDoor()
})
afterAll(() => door.close())

type Call = { path: string; appKey: string | null }
type Faked = Record<string, () => Response>

const host = hostOf(RIYADH_BRAND)
const key = keyOf(RIYADH_BRAND)
/** What a brand's pages start from is remembered by version: every test has one of its own. */
let version = 1_000

/** The menu page with every call it makes of the API; calls of the faked paths are not passed on. */
async function renderMenu(faked: Faked = {}) {
  const within = fetchWithin(door.door, { host, ip: '127.0.0.1' })
  const calls: Call[] = []
  const recording: typeof fetch = async (address, init) => {
    const path = String(address)
    calls.push({ path, appKey: new Headers(init?.headers).get('app-key') })
    const fake = Object.entries(faked).find(([start]) => path.startsWith(start))
    return fake ? fake[1]() : within(address, init)
  }
  const { build } = await builtStorefront()
  const page = await renderPage(await build(), {
    url: new URL('http://localhost/menu'),
    visit: { host, version: version++, chosenLocale: null, codeMark: 'mark', fetch: recording },
  })
  return { calls, status: page.status, html: await page.text() }
}

// proves HM-06, CA-19
test('a page starts with its host, then its key, then the concept’s own link, then the menu', async () => {
  const { calls, status } = await renderMenu()
  expect(status).toBe(200)
  expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length)
  expect(calls.slice(0, 4).map(({ path }) => path)).toEqual([
    `/api/applications/host/${host}`,
    `/api/applications/key/${key}?include=concept%2Cpopup`,
    '/api/concepts/1',
    expect.stringMatching(/^\/cdn\/menus\/1\/[0-9a-f]{16}\.json$/),
  ])
})

// proves API-03
test('every call after the first carries the key that the first one brought', async () => {
  const { calls } = await renderMenu()
  const [first, ...others] = calls.map(({ appKey }) => appKey)
  expect(first).toBeNull()
  expect(others.length).toBeGreaterThan(3)
  expect(new Set(others)).toEqual(new Set([key]))
})

const problem = (status: number, detail: string) => () =>
  Response.json({ errors: { code: 'unavailable', detail } }, { status })
const unreachable = () => {
  throw new TypeError('fetch failed')
}

// proves ER-03, ER-04, ER-05, ER-06
test.each<[string, Faked, number, string]>([
  [
    'an application without a key',
    { '/api/applications/host/': () => Response.json({ data: { attributes: {} } }) },
    400,
    'No application key found in response',
  ],
  [
    'settings without a concept',
    { '/api/applications/key/': () => Response.json({ data: {}, included: [] }) },
    400,
    'Invalid response structure from getApplicationByKey',
  ],
  ['a refusal', { '/api/concepts/': problem(503, 'Come back later.') }, 503, 'Come back later.'],
  ['silence', { '/api/concepts/': unreachable }, 400, 'The service could not be reached.'],
  [
    'a menu that fails',
    { '/cdn/menus/': problem(500, 'x') },
    500,
    'Error on fetching menu in cdn.',
  ],
  [
    'a menu that is none',
    { '/cdn/menus/': () => Response.json({}) },
    400,
    'Error on fetching menu in cdn.',
  ],
  ['a menu out of reach', { '/cdn/menus/': unreachable }, 400, 'Error on fetching menu in cdn.'],
  [
    'texts that fail',
    { '/cdn/content/': problem(502, 'x') },
    502,
    'Error on fetching menu in cdn.',
  ],
])(
  '%s ends in an error page with the status and the message',
  async (_name, faked, status, words) => {
    const page = await renderMenu(faked)
    expect(page.status).toBe(status)
    expect(page.html).toContain(`>${words}</h1>`)
    expect(page.html).not.toMatch(/\bat .*:\d+:\d+|node_modules/)
  },
)

test('a text that cannot be read costs only itself', async () => {
  const texts = { data: { 'en-us': { home: null }, 'ar-sa': 'none' } }
  const { status, html } = await renderMenu({ '/cdn/content/': () => Response.json(texts) })
  expect(status).toBe(200)
  expect(html).toContain('Chicken wrap')
})

test('what one visitor started is asked for on behalf of each one who comes', async () => {
  const within = fetchWithin(door.door, { host, ip: '127.0.0.1' })
  const { build } = await builtStorefront()
  const own = version++
  const asked: string[] = []
  const pageFor = async (name: string, path: string) =>
    renderPage(await build(), {
      url: new URL(`http://localhost${path}`),
      visit: {
        host,
        version: own,
        chosenLocale: null,
        codeMark: 'mark',
        fetch: (address, init) => {
          asked.push(name)
          return within(address, init)
        },
      },
    })
  await pageFor('first', '/menu')
  asked.length = 0

  expect((await pageFor('second', '/cms/nothing')).status).toBe(404)
  expect(asked).toEqual(['second'])
})
