import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'

test.each(['/openapi.json', '/reference'])('%s is asked every time and sent once', async (path) => {
  await using app = await buildTestApp()
  const first = await app.get(path)
  expect(first.headers['cache-control']).toBe('no-cache')
  expect(first.headers.etag).toMatch(/^"[\w-]{22}"$/)

  const ask = (tags: string) => app.get(path, { headers: { 'if-none-match': tags } })
  for (const tags of [first.headers.etag, `"other", W/${first.headers.etag}`]) {
    const again = await ask(String(tags))
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(first.headers.etag)
  }
  const changed = await ask('"other"')
  expect(changed.statusCode).toBe(200)
  expect(changed.rawPayload).toEqual(first.rawPayload)
})
