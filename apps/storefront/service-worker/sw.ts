import { type Answering, copyElseNetwork, copyThenRefresh, networkElseCopy } from './answers.ts'
import { cacheNames, outdatedCaches } from './cache-names.ts'
import { copyNotices } from './copy-notices.ts'
import { isSaveThese, SKIP_WAITING, WAS_THIS_SAVED } from './messages.ts'
import { offlinePage } from './offline-page.ts'
import { isImmutable, maySave, savedCopies } from './saved-copies.ts'
import { pageOfData, savedAddress, type Treatment, treatmentOf } from './treatments.ts'

declare const self: ServiceWorkerGlobalScope

const names = cacheNames(BUILD_VERSION)
const assets = savedCopies(caches, names.asset, 400)
const pages = savedCopies(caches, names.page, 60)
const published = savedCopies(caches, names.published, 40)
const pictures = savedCopies(caches, names.picture, 200)

const notices = copyNotices(self.clients)

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, self.location.origin)
  if (treatment) event.respondWith(answer(event, treatment))
})

self.addEventListener('message', (event) => {
  const tab = event.source instanceof WindowClient ? event.source : null
  if (event.data === SKIP_WAITING) event.waitUntil(self.skipWaiting())
  if (event.data === WAS_THIS_SAVED && tab) notices.answer(tab)
  if (isSaveThese(event.data)) event.waitUntil(Promise.all(event.data.save.map(saveNow)))
})

async function takeOver() {
  const outdated = outdatedCaches(await caches.keys(), BUILD_VERSION)
  await Promise.all(outdated.map((name) => caches.delete(name)))
  // The browser asks for a page while this worker is still waking up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function answer(event: FetchEvent, treatment: Treatment): Promise<Response> {
  const { request } = event
  const common = {
    address: request.url,
    ask: () => fetch(request),
    maySave,
    afterwards: (work: Promise<unknown>) => event.waitUntil(work),
  }
  switch (treatment) {
    case 'asset':
      return copyElseNetwork({ ...common, copies: assets })
    case 'published':
      return copyElseNetwork({ ...common, copies: published, maySave: maySaveForEver })
    case 'picture':
      return copyThenRefresh({ ...common, copies: pictures })
    case 'page-data':
      return answerPage(event, { ...common, copies: pages }, () => openSavedPage(request.url))
    case 'page':
      return answerPage(event, { ...common, ask: () => askForPage(event), copies: pages }, offline)
    case 'private-page':
      return askForPage(event).catch(offline)
  }
}

async function answerPage(
  event: FetchEvent,
  answering: Answering,
  otherwise: () => Response | Promise<Response>,
) {
  const address = savedAddress(event.request.url)
  const answered = await networkElseCopy({ ...answering, address })
  if (!answered) return otherwise()
  event.waitUntil(notices.note(event, answered.isSaved))
  return answered.response
}

const askForPage = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request)

/** Data that was never saved: the page it belongs to may have been, and the router then opens that instead. */
async function openSavedPage(dataUrl: string): Promise<Response> {
  const page = pageOfData(dataUrl)
  const copy = await pages.find(savedAddress(new URL(page, dataUrl).href))
  if (!copy) return Response.error()
  const headers = { 'X-Remix-Redirect': page, 'X-Remix-Reload-Document': 'true' }
  return new Response(null, { status: 204, headers })
}

const maySaveForEver = (response: Response) => maySave(response) && isImmutable(response)
const offline = () => offlinePage(OFFLINE_WORDS)

/** The page that installed this worker was fetched before it: its own parts are saved afterwards. */
async function saveNow(url: string) {
  const treatment = treatmentOf({ method: 'GET', mode: 'navigate', url }, self.location.origin)
  if (treatment !== 'asset' && treatment !== 'page') return
  const response = await fetch(url, { headers: { accept: 'text/html,*/*' } })
  const copies = treatment === 'asset' ? assets : pages
  if (maySave(response)) await copies.save(savedAddress(url), response)
}
