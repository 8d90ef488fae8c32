import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Answering,
  copyElseNetwork,
  copyThenRefresh,
  networkElseCopy,
  TIMEOUT_MS,
} from '../../../service-worker/answers.ts'
import { cacheNames, outdatedCaches } from '../../../service-worker/cache-names.ts'
import { copyNotices } from '../../../service-worker/copy-notices.ts'
import { offlinePage } from '../../../service-worker/offline-page.ts'
import { isImmutable, maySave, savedCopies } from '../../../service-worker/saved-copies.ts'
import { pageOfData, savedAddress, treatmentOf } from '../../../service-worker/treatments.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const SHOP = 'https://shop.test'
const PAGE = `${SHOP}/menu`

/** Cache storage of the size this needs; entries stay in the order they were put. */
function testCaches(overrides: Partial<Cache> = {}): CacheStorage {
  const entries = new Map<string, Response>()
  const cache = {
    match: async (address: string) => entries.get(address)?.clone(),
    put: async (address: string, answer: Response) => {
      entries.delete(address)
      entries.set(address, answer)
    },
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => entries.delete(url),
    ...overrides,
  }
  return { open: async () => cache } as unknown as CacheStorage
}

const serverAnswer = (body: string, init: ResponseInit = {}) =>
  Object.defineProperty(new Response(body, init), 'type', { value: 'basic' })

function anAnswering(overrides: Partial<Answering> = {}) {
  const work: Promise<unknown>[] = []
  const answering: Answering = {
    address: PAGE,
    ask: async () => serverAnswer('fresh'),
    copies: savedCopies(testCaches(), 'pages', 60),
    maySave,
    afterwards: (promise) => void work.push(promise),
    ...overrides,
  }
  return { ...answering, allDone: () => Promise.all(work) }
}
const withCopy = async (overrides: Partial<Answering> = {}) => {
  const answering = anAnswering(overrides)
  await answering.copies.save(PAGE, serverAnswer('saved'))
  return answering
}
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const slow = () =>
  new Promise<Response>((resolve) => setTimeout(resolve, TIMEOUT_MS + 1_000, serverAnswer('late')))

test.each([
  ['/assets/root-C0ffee.js', 'no-cors', 'asset'],
  ['/cdn/menus/1/0123456789abcdef.json', 'cors', 'published'],
  ['/pictures/lawz/1.avif?w=320', 'no-cors', 'picture'],
  ['/', 'navigate', 'page'],
  ['/menu/grills-4?page=cart', 'navigate', 'page'],
  ['/menu.data?_routes=routes/menu', 'cors', 'page-data'],
  ['/user/profile', 'navigate', 'private-page'],
  ['/payment/tap/redirect', 'navigate', 'private-page'],
  ['/user/profile.data', 'cors', null],
  ['/api/orders', 'cors', null],
  ['/api/menu.data', 'cors', null],
  ['/console/', 'navigate', null],
  ['/dev/outbox', 'navigate', null],
  ['/manifest.webmanifest', 'cors', null],
])('%s asked as %s is treated as %s', (path, mode, treatment) => {
  expect(treatmentOf({ method: 'GET', mode, url: SHOP + path }, SHOP)).toBe(treatment)
})

test('posts and other origins are left alone', () => {
  expect(treatmentOf({ method: 'POST', mode: 'navigate', url: PAGE }, SHOP)).toBeNull()
  const elsewhere = { method: 'GET', mode: 'cors', url: 'https://tiles.test/assets/1.js' }
  expect(treatmentOf(elsewhere, SHOP)).toBeNull()
})

test('a page is saved once whatever its query, its data once per set of routes', () => {
  expect(savedAddress(`${PAGE}?page=cart&utm_source=x#top`)).toBe(PAGE)
  expect(savedAddress(`${PAGE}.data?page=cart&_routes=routes%2Fmenu`)).toBe(
    `${PAGE}.data?_routes=routes%2Fmenu`,
  )
})

test('separated menus are saved apart, by the same types as the server tells apart', () => {
  expect(savedAddress(`${PAGE}?utm_source=x&type=deliver`)).toBe(`${PAGE}?type=deliver`)
  expect(savedAddress(`${PAGE}.data?type=pickup&_routes=routes%2Fmenu`)).toBe(
    `${PAGE}.data?type=pickup&_routes=routes%2Fmenu`,
  )
  expect(savedAddress(`${PAGE}?type=eat-in`)).toBe(PAGE)
  expect(savedAddress(`${PAGE}?type=x&type=deliver`)).toBe(PAGE)
})

test('a slow delivery menu is waited for, not replaced by the pickup menu', async () => {
  const copies = savedCopies(testCaches(), 'pages', 60)
  await copies.save(savedAddress(`${PAGE}?type=pickup`), serverAnswer('pickup menu'))
  const address = savedAddress(`${PAGE}?type=deliver`)
  const answered = networkElseCopy(anAnswering({ address, copies, ask: slow }))
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS + 1_000)
  expect(await (await answered)?.response.text()).toBe('late')
})

test.each([
  ['/menu.data?_routes=routes%2Fmenu', '/menu'],
  ['/_.data', '/'],
  ['/menu/grills-4.data?page=cart&_routes=root', '/menu/grills-4?page=cart'],
])('%s is the data of %s', (data, page) => {
  expect(pageOfData(SHOP + data)).toBe(page)
})

test.each([
  [200, {}, true],
  [200, { 'cache-control': 'private, no-store' }, false],
  [404, {}, false],
  [500, {}, false],
  [202, {}, false],
])('an answer of %i with %j may be saved: %s', (status, headers, expected) => {
  expect(maySave(serverAnswer('', { status, headers }))).toBe(expected)
})

test('an answer reached by redirect, or from elsewhere, is not saved', () => {
  const redirected = Object.defineProperty(serverAnswer(''), 'redirected', { value: true })
  expect(maySave(redirected)).toBe(false)
  expect(maySave(new Response(''))).toBe(false)
})

test('only published documents that never change are kept for ever', () => {
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
  expect(isImmutable(serverAnswer('', { headers }))).toBe(true)
  expect(isImmutable(serverAnswer('', { headers: { 'cache-control': 'no-cache' } }))).toBe(false)
})

test('the newest copies are kept, up to the limit', async () => {
  const copies = savedCopies(testCaches(), 'pictures', 2)
  for (const name of ['a', 'b', 'a', 'c']) await copies.save(`${SHOP}/${name}`, serverAnswer(name))
  const left = await Promise.all(['a', 'b', 'c'].map((name) => copies.find(`${SHOP}/${name}`)))
  expect(left.map((copy) => copy !== undefined)).toEqual([true, false, true])
})

test('a browser that refuses to store is served from the network', async () => {
  const refusing = testCaches({ match: noNetwork, put: noNetwork })
  const answering = anAnswering({ copies: savedCopies(refusing, 'assets', 9) })
  expect(await (await copyElseNetwork(answering)).text()).toBe('fresh')
  await answering.allDone()
})

test('an asset is fetched once', async () => {
  const ask = vi.fn(async () => serverAnswer('script'))
  const answering = anAnswering({ ask })
  await copyElseNetwork(answering)
  await answering.allDone()
  expect(await (await copyElseNetwork(answering)).text()).toBe('script')
  expect(ask).toHaveBeenCalledOnce()
})

test('a picture comes from the copy at once and is fresh the next time', async () => {
  const answering = await withCopy()
  expect(await (await copyThenRefresh(answering)).text()).toBe('saved')
  await answering.allDone()
  expect(await (await copyThenRefresh(answering)).text()).toBe('fresh')
})

test('a saved picture is shown without a network', async () => {
  const answering = await withCopy({ ask: noNetwork })
  expect(await (await copyThenRefresh(answering)).text()).toBe('saved')
  await answering.allDone()
})

test('a page comes from the network, also where a copy exists', async () => {
  const answer = await networkElseCopy(await withCopy())
  expect(answer?.isSaved).toBe(false)
  expect(await answer?.response.text()).toBe('fresh')
})

test('without a network the saved page is shown, and known to be saved', async () => {
  const answer = await networkElseCopy(await withCopy({ ask: noNetwork }))
  expect(answer?.isSaved).toBe(true)
  expect(await answer?.response.text()).toBe('saved')
})

test('a network that takes more than 4 s is treated as none, but still refreshes the copy', async () => {
  const answering = await withCopy({ ask: slow })
  const answered = networkElseCopy(answering)
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
  expect(await (await answered)?.response.text()).toBe('saved')
  await vi.advanceTimersByTimeAsync(1_000)
  await answering.allDone()
  expect(await (await answering.copies.find(PAGE))?.text()).toBe('late')
})

test('a slow network is waited for where there is no copy', async () => {
  const answered = networkElseCopy(anAnswering({ ask: slow }))
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS + 1_000)
  expect(await (await answered)?.response.text()).toBe('late')
})

test('with neither network nor copy there is no answer', async () => {
  expect(await networkElseCopy(anAnswering({ ask: noNetwork }))).toBeNull()
})

test("a server's refusal is shown, not hidden behind a copy, and does not replace it", async () => {
  const ask = async () => serverAnswer('sorry', { status: 503 })
  const answering = await withCopy({ ask })
  expect((await networkElseCopy(answering))?.response.status).toBe(503)
  await answering.allDone()
  expect(await (await answering.copies.find(PAGE))?.text()).toBe('saved')
})

function aTab(id: string) {
  const tab = { id, postMessage: vi.fn() }
  return { ...tab, clients: { get: async () => tab } }
}

test('a page that opens is not told but answered, because it cannot listen yet', async () => {
  const tab = aTab('1')
  const notices = copyNotices(tab.clients)
  await notices.note({ clientId: '', resultingClientId: '1' }, true)
  expect(tab.postMessage).not.toHaveBeenCalled()
  notices.answer(tab)
  expect(tab.postMessage).toHaveBeenCalledExactlyOnceWith({ isSavedCopy: true })
})

test('a tab with a copy hears of fresh data also from a worker that has slept and forgotten', async () => {
  const tab = aTab('1')
  await copyNotices(tab.clients).note({ clientId: '1', resultingClientId: '' }, true)
  await copyNotices(tab.clients).note({ clientId: '1', resultingClientId: '' }, false)
  expect(tab.postMessage).toHaveBeenLastCalledWith({ isSavedCopy: false })
})

test('a new build removes the pages and scripts of old ones, and nothing that is not ours', () => {
  const existing = [
    ...Object.values(cacheNames('old')),
    ...Object.values(cacheNames('new')),
    'other',
  ]
  expect(outdatedCaches(existing, 'new')).toEqual(['sufra-assets-old', 'sufra-pages-old'])
})

test('the offline page speaks each language in its own direction', async () => {
  const words = { title: 'لا يوجد اتصال', hint: 'حاول لاحقًا', tryAgain: 'حاول مرة أخرى' }
  const page = offlinePage([{ lang: 'ar-SA', dir: 'rtl', ...words }])
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('<section lang="ar-SA" dir="rtl"><h1>لا يوجد اتصال</h1>')
})
