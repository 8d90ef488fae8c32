import { isMenuType } from '@sufra/domain/vocabulary/order-types'

/**
 * What the worker does with a request; it leaves alone what is not named here.
 * `asset`, `published`: the address changes with the content, so a copy is as good as the original.
 * `picture`: a copy at once, a fresh one for the next time.
 * `page`, `page-data`: from the network, or the saved copy when that fails.
 * `private-page`: from the network only; what one person sees is never saved.
 */
export type Treatment = 'asset' | 'published' | 'picture' | 'page' | 'page-data' | 'private-page'

type Asked = { method: string; mode: string; url: string }

const FOLDERS = { '/assets/': 'asset', '/cdn/': 'published', '/pictures/': 'picture' } as const
/** Served from the same address, but not by the storefront. */
const NOT_OURS = /^\/(api|console|dev)(\/|$)/
const PRIVATE = /^\/(user|checkout|payment|hyperpay)(\/|\.|$)/

export function treatmentOf({ method, mode, url }: Asked, origin: string): Treatment | null {
  const { origin: askedOrigin, pathname } = new URL(url)
  if (method !== 'GET' || askedOrigin !== origin || NOT_OURS.test(pathname)) return null

  for (const [folder, treatment] of Object.entries(FOLDERS)) {
    if (pathname.startsWith(folder)) return treatment
  }
  const isPrivate = PRIVATE.test(pathname)
  if (mode === 'navigate') return isPrivate ? 'private-page' : 'page'
  return pathname.endsWith('.data') && !isPrivate ? 'page-data' : null
}

/**
 * Of a page's query only the menu's type counts, as with the server: one copy serves all the others.
 * Its data is asked for route by route, so the routes are part of what was answered.
 */
export function savedAddress(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const counted = new URLSearchParams()
  const type = searchParams.get('type')
  const routes = searchParams.get('_routes')
  if (type !== null && isMenuType(type)) counted.set('type', type)
  if (routes !== null) counted.set('_routes', routes)
  const query = counted.toString()
  return origin + pathname + (query && `?${query}`)
}

/** The page that data belongs to, with its query: '/menu.data?page=cart' is of '/menu?page=cart'. */
export function pageOfData(url: string): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('_routes')
  const page = pathname.replace(/\/_\.data$|\.data$/, '') || '/'
  return searchParams.size > 0 ? `${page}?${searchParams}` : page
}
