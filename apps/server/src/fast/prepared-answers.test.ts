import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { KUWAIT_BRAND, RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostOf, openTestDoor } from '../testing/test-door.ts'

let door: Awaited<ReturnType<typeof openTestDoor>>
beforeAll(async () => {
  door = await openTestDoor()
})
afterAll(() => door.close())

/** Runs something and counts what was answered from memory meanwhile. */
async function countingMemory<Result>(work: () => Promise<Result>) {
  const before = await door.answersFromMemory()
  const result = await work()
  return { result, fromMemory: (await door.answersFromMemory()) - before }
}

const withoutDate = ({ date: _, ...headers }: Record<string, unknown>) => headers

test.each(['close', 'keep-alive'])(
  'a page asked for again comes from memory, byte for byte and header for header (%s)',
  async (connection) => {
    const asked = { headers: { connection } }
    const first = await door.ask('/menu', asked)
    const { result: again, fromMemory } = await countingMemory(() =>
      door.ask('/menu?utm_source=mail', asked),
    )

    expect(first.status).toBe(200)
    expect(first.text).toContain('Chicken wrap')
    expect(first.headers.connection).toBe(connection)
    expect(fromMemory).toBe(1)
    expect(again.bytes).toEqual(first.bytes)
    expect(withoutDate(again.headers)).toEqual(withoutDate(first.headers))
  },
)

test('who asks for a page that is just being made gets that one', async () => {
  const callsOfPage = async () => {
    const { text } = await door.ask('/metrics')
    return Number(/^http_request_duration_seconds_count\{.*pages\/:.* (\d+)$/m.exec(text)?.[1] ?? 0)
  }
  const before = await callsOfPage()
  const pages = await Promise.all(Array.from({ length: 20 }, () => door.ask('/cms/about')))

  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
  expect(await callsOfPage()).toBe(before + 1)
})

test('so does a published document', async () => {
  const { headers } = await door.ask('/cdn/menus/1.json')
  const address = String(headers.location)
  const first = await door.ask(address)
  const { result: again, fromMemory } = await countingMemory(() => door.ask(address))

  expect(fromMemory).toBe(1)
  expect(again.bytes).toEqual(first.bytes)
  expect(withoutDate(again.headers)).toEqual(withoutDate(first.headers))
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('%s is kept by itself and unpacks to the same page', async (encoding, unpack) => {
  const accepting = { headers: { 'accept-encoding': encoding } }
  const plain = await door.ask('/menu')
  const first = await door.ask('/menu', accepting)
  const { result: again, fromMemory } = await countingMemory(() => door.ask('/menu', accepting))

  expect(fromMemory).toBe(1)
  for (const packed of [first, again]) {
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers['content-length']).toBe(String(packed.bytes.length))
    expect(unpack(packed.bytes)).toEqual(plain.bytes)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  }
})

test('every language has its own page, and both are kept', async () => {
  const inArabic = { headers: { cookie: 'theme=dark; locale=ar-sa' } }
  const english = await door.ask('/menu')
  const arabic = await door.ask('/menu', inArabic)
  const { result, fromMemory } = await countingMemory(async () => [
    await door.ask('/menu'),
    await door.ask('/menu', inArabic),
  ])

  expect(english.text).toContain('<html lang="en-US" dir="ltr"')
  expect(arabic.text).toContain('<html lang="ar-SA" dir="rtl"')
  expect(fromMemory).toBe(2)
  expect(result.map(({ text }) => text)).toEqual([english.text, arabic.text])
})

test('a browser that has the page is told so, however its tag is written', async () => {
  const { headers } = await door.ask('/menu')
  const etag = String(headers.etag)
  expect(etag).toMatch(/^"[^"]+"$/)

  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { result: answer, fromMemory } = await countingMemory(() =>
      door.ask('/menu', { headers: { 'if-none-match': tag } }),
    )
    expect(answer.status).toBe(304)
    expect(answer.bytes).toHaveLength(0)
    expect(answer.headers.etag).toBe(etag)
    expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy'])
    expect(answer.headers).not.toHaveProperty('content-length')
    expect(fromMemory).toBe(1)
  }
  const other = await door.ask('/menu', { headers: { 'if-none-match': '"other"' } })
  expect(other.status).toBe(200)
})

test('a tag of one encoding does not stand for another', async () => {
  const { headers } = await door.ask('/menu', { headers: { 'accept-encoding': 'br' } })
  const answer = await door.ask('/menu', { headers: { 'if-none-match': headers.etag } })
  expect(answer.status).toBe(200)
})

test('HEAD is answered from memory with the headers alone', async () => {
  const get = await door.ask('/menu')
  const { result: head, fromMemory } = await countingMemory(() =>
    door.ask('/menu', { method: 'HEAD' }),
  )

  expect(fromMemory).toBe(1)
  expect(head.bytes).toHaveLength(0)
  expect(withoutDate(head.headers)).toEqual(withoutDate(get.headers))
})

test.each(['/nothing', '/menu/nothing-999', '/api/applications/host/riyadh.test'])(
  '%s is answered anew each time',
  async (path) => {
    await door.ask(path)
    const { fromMemory } = await countingMemory(() => door.ask(path))
    expect(fromMemory).toBe(0)
  },
)

test.each([
  ['a query', '/cdn', '?n=1', {}],
  ['a name of somebody who is no proxy', '/menu', '', { 'x-forwarded-host': 'a.test' }],
  ['another port', '/menu', '', { host: `${hostOf(RIYADH_BRAND)}:81` }],
  ['capitals', '/menu', '', { host: hostOf(RIYADH_BRAND).toUpperCase() }],
  ['a dot at the end', '/menu', '', { host: `${hostOf(RIYADH_BRAND)}.` }],
])('%s takes no room of its own', async (_what, start, query, headers) => {
  const { headers: current } = await door.ask('/cdn/menus/1.json')
  const path = start === '/cdn' ? String(current.location) : start
  const first = await door.ask(path)
  const { result, fromMemory } = await countingMemory(() => door.ask(path + query, { headers }))
  expect(fromMemory).toBe(1)
  expect(result.bytes).toEqual(first.bytes)
})

// proves IM-31, IM-38
test('what is kept for one host is never shown at another', async () => {
  const riyadh = await door.ask('/menu')
  const kuwait = await door.ask('/menu', { as: KUWAIT_BRAND })
  const riyadhAgain = await door.ask('/menu')

  expect(riyadh.text).toContain('Olive')
  expect(kuwait.text).toContain('لؤلؤة')
  expect(kuwait.text).not.toContain('Olive')
  expect(riyadhAgain.bytes).toEqual(riyadh.bytes)
})

// proves IM-31
test('a kept document is not there for another brand', async () => {
  const { headers } = await door.ask('/cdn/menus/1.json')
  const address = String(headers.location)
  await door.ask(address)
  expect((await door.ask(address, { as: KUWAIT_BRAND })).status).toBe(404)
  expect((await door.ask(address, { headers: { host: 'nobody.test' } })).status).toBe(404)
})
