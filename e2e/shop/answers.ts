import type { APIResponse, Page, Route } from '@playwright/test'
import { PORT } from '../system/address.ts'

/** What the server says to a call of the page, or to another in its place. Names under localhost are known to browsers only. */
export function answerTo(route: Route, pathFor = (path: string) => path): Promise<APIResponse> {
  const request = route.request()
  const { pathname, search, host } = new URL(request.url())
  return route.fetch({
    url: `http://127.0.0.1:${PORT}${pathFor(pathname + search)}`,
    headers: { ...request.headers(), host },
  })
}

/** The next call of this address fails on the server's side, without a word the page could show. */
export const failOnce = (page: Page, url: RegExp, method?: string) =>
  page.route(
    url,
    (route) =>
      method && route.request().method() !== method
        ? route.fallback()
        : route.fulfill({ status: 500 }),
    { times: 1 },
  )
