import type { APIRequestContext } from '@playwright/test'
import { bootstrap } from '@sufra/contract/client/bootstrap'
import { apiClient } from '@sufra/contract/client/client'
import type { Locale } from '@sufra/domain/text/locales'
import { PORT } from '../system/address.ts'

/** What the brand has published, asked for the way its storefront asks. */
export async function brandApi(request: APIRequestContext, brand: string, locale: Locale) {
  const host = `${brand}.localhost`
  const anonymous = apiClient({ baseUrl: '/api', fetch: fetchFrom(request, host), locale })
  const start = await bootstrap(anonymous, host)
  const { menu } = await start.client.menu.published(start.application.attributes['menu-ref'])
  return { ...start, menu }
}

/** Names under localhost are known to browsers only: elsewhere the host has to be named in a header. */
export const fetchFrom =
  (request: APIRequestContext, host: string): typeof fetch =>
  async (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers))
    const response = await request.fetch(`http://127.0.0.1:${PORT}${input}`, {
      method: init?.method ?? 'GET',
      headers: { ...headers, host: `${host}:${PORT}` },
      ...(typeof init?.body === 'string' && { data: init.body }),
    })
    const status = response.status()
    // Where nothing is said, nothing may be handed over either.
    const body = status === 204 ? null : new Uint8Array(await response.body())
    return new Response(body, { status })
  }
