import type { APIResponse, Route } from '@playwright/test'
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
