import { isRouteName, pathOf, type RouteContext } from './route-names.ts'

const CHOOSER = /^\/menu\/[^/]+\/location(\/|$|\?)/

/** The chooser's address, naming the page that leads there: a path of ours, a route's name, or 'cart'. */
export const chooserCalledFrom = (chooser: string, page: string) =>
  `${chooser}?${new URLSearchParams({ page, islocation: 'true' })}`

/** Where a choice leads back to. Nothing but pages of ours counts, and never the chooser itself. */
export function returnPath(page: string | null, context: RouteContext): string {
  if (page === 'cart') return '/menu?page=cart'
  if (page !== null && isRouteName(page)) return pathOf(page, context)
  return page !== null && isOwnPath(page) && !isChooser(page) ? page : '/menu'
}

export const isChooser = (path: string) => CHOOSER.test(path)

const NOWHERE = 'http://own.invalid'

/** Browsers read '//elsewhere' and '/\elsewhere' as another site's address. */
const isOwnPath = (page: string) =>
  page.startsWith('/') && URL.parse(page, NOWHERE)?.origin === NOWHERE
