import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildTestApp, keyOf } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import { fetchPublished, followRedirect } from './testing/fetch-published.ts'

async function currentMenu(app: Awaited<ReturnType<typeof buildTestApp>>) {
  const { headers } = await fetchPublished(app, RIYADH_BRAND, '/cdn/menus/1.json')
  return headers.location ?? ''
}

// proves API-14, A-08
test('the address without a version leads to the current one and is asked every time', async () => {
  await using app = await buildTestApp()
  const response = await fetchPublished(app, RIYADH_BRAND, '/cdn/menus/1.json')
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toMatch(/^\/cdn\/menus\/1\/[0-9a-f]{16}\.json$/)
  expect(response.headers['cache-control']).toBe('no-cache')
})

test('a version is kept for ever by whoever has read it', async () => {
  await using app = await buildTestApp()
  const response = await fetchPublished(app, RIYADH_BRAND, await currentMenu(app))
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
  })
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('%s unpacks to the same bytes and has an entity tag of its own', async (encoding, unpack) => {
  await using app = await buildTestApp()
  const address = await currentMenu(app)
  const plain = await fetchPublished(app, RIYADH_BRAND, address)
  const packed = await fetchPublished(app, RIYADH_BRAND, address, { 'accept-encoding': encoding })
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length)
  expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload)
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
})

test('a client that has the bytes is told so without getting them again', async () => {
  await using app = await buildTestApp()
  const address = await currentMenu(app)
  const accepting = { 'accept-encoding': 'br' }
  const { headers } = await fetchPublished(app, RIYADH_BRAND, address, accepting)
  const ask = (tags: string) =>
    fetchPublished(app, RIYADH_BRAND, address, { ...accepting, 'if-none-match': tags })

  for (const tags of [headers.etag, `"other", W/${headers.etag}`, '*']) {
    const response = await ask(String(tags))
    expect(response.statusCode).toBe(304)
    expect(response.body).toBe('')
    expect(response.headers.etag).toBe(headers.etag)
  }
  expect((await ask('"other"')).statusCode).toBe(200)
})

test('HEAD answers with the headers alone', async () => {
  await using app = await buildTestApp()
  const address = await currentMenu(app)
  const host = RIYADH_BRAND.application.hosts[0]
  const get = await fetchPublished(app, RIYADH_BRAND, address)
  const head = await app.app.inject({ method: 'HEAD', url: address, headers: { host } })
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers.etag).toBe(get.headers.etag)
  expect(head.headers['content-length']).toBe(String(get.rawPayload.length))
})

// proves API-15, HM-14
test('the texts of an application stand under every language', async () => {
  await using app = await buildTestApp()
  const response = await followRedirect(
    app,
    RIYADH_BRAND,
    `/cdn/content/${keyOf(RIYADH_BRAND)}.json`,
  )
  expect(response.json()).toEqual({
    data: { 'en-us': { welcome: 'Hello olive' }, 'ar-sa': {}, fr: {} },
  })
})

// proves IM-31
test('what another brand has published is not here', async () => {
  await using app = await buildTestApp()
  const menu = await currentMenu(app)
  expect((await fetchPublished(app, KUWAIT_BRAND, menu)).statusCode).toBe(404)
  const content = `/cdn/content/${keyOf(RIYADH_BRAND)}.json`
  expect((await fetchPublished(app, KUWAIT_BRAND, content)).statusCode).toBe(404)
})

test.each([
  '/cdn/menus/99.json',
  '/cdn/menus/1/0000000000000000.json',
  '/cdn/menus/1/pickup-0000000000000000.json',
  '/cdn/content/nobody.json',
  '/cdn/nothing',
  '/cdn/menus/1.json/more',
])('%s does not exist, in the shape of every refusal', async (address) => {
  await using app = await buildTestApp()
  const response = await fetchPublished(app, RIYADH_BRAND, address)
  expect(response.statusCode).toBe(404)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    errors: { code: 'not-found', detail: 'There is nothing here.' },
  })
})

test('a published document can only be read', async () => {
  await using app = await buildTestApp()
  const headers = { host: RIYADH_BRAND.application.hosts[0] }
  const response = await app.app.inject({ method: 'POST', url: '/cdn/menus/1.json', headers })
  expect(response.statusCode).toBe(405)
})

test('an unknown host has nothing published', async () => {
  await using app = await buildTestApp()
  const headers = { host: 'nobody.test' }
  const response = await fetchPublished(app, RIYADH_BRAND, '/cdn/menus/1.json', headers)
  expect(response.statusCode).toBe(404)
})
