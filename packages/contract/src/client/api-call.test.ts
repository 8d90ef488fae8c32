import { expect, test, vi } from 'vitest'
import { type ApiSettings, callApi } from './api-call.ts'

function asked(settings: Partial<ApiSettings> = {}, answer = () => Response.json({ data: 1 })) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  return { fetch, settings: { baseUrl: '/api', locale: 'en-us', fetch, ...settings } as const }
}

// proves API-01, API-04
test('a post carries JSON, the token and the headers of this one call', async () => {
  const { fetch, settings } = asked({ token: 'secret' })

  await callApi(settings, {
    method: 'POST',
    uri: 'customers',
    body: { mobile: '5' },
    headers: { 'captcha-token': 'ok' },
    read: (body) => body,
  })

  const [address, request] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/customers')
  expect(request).toMatchObject({ method: 'POST', body: '{"mobile":"5"}' })
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
    'captcha-token': 'ok',
  })
})

test('without a token or a body neither is spoken of', async () => {
  const { fetch, settings } = asked()

  await callApi(settings, { uri: 'cars/colors', read: (body) => body })

  const request = fetch.mock.calls[0]?.[1]
  expect(request).not.toHaveProperty('body')
  expect(Object.keys(request?.headers ?? {})).toEqual(['accept', 'accept-language'])
})

test('an answer without a body is read as null', async () => {
  const { settings } = asked({}, () => new Response(null, { status: 204 }))

  const call = { method: 'DELETE', uri: 'customers/1', read: (body: unknown) => body } as const
  expect(await callApi(settings, call)).toBeNull()
})
