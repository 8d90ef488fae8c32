import { KUWAIT_BRAND } from '@sufra/api/testing/test-brands'
import { testDatabase } from '@sufra/api/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openRelay } from './testing/relay.ts'
import { openTestDoor } from './testing/test-door.ts'

let relay: Awaited<ReturnType<typeof openRelay>>
let door: Awaited<ReturnType<typeof openTestDoor>>
let kept: string

/** A brand whose menu has been shown, and then no database. */
beforeAll(async () => {
  relay = await openRelay(await testDatabase())
  door = await openTestDoor({}, relay.url)
  kept = (await door.ask('/menu')).text
  await relay.cut()
})
afterAll(() => door.close())

const isWhole = (html: string) => /<h1[^>]*>[^<]+<\/h1>/.test(html) && html.endsWith('</html>')

// proves ER-03
test.each(['/', '/menu', '/search', '/menu/fish-2'])(
  'without its database a brand nobody has asked for yet shows an error page at %s',
  async (path) => {
    const { status, headers, text } = await door.ask(path, { as: KUWAIT_BRAND })
    expect(status).toBe(503)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(isWhole(text)).toBe(true)
    expect(text).toContain('The service is not available. Try again shortly.')
    expect(text).not.toMatch(/ECONNREFUSED|Failed query|select |\bat .*:\d+:\d+|node_modules/)
  },
)

test('a page that has been shown before is still shown', async () => {
  const { status, text } = await door.ask('/menu')
  expect(status).toBe(200)
  expect(text).toBe(kept)
})

test('the API says that it is not available, and when to try again', async () => {
  const { status, headers, text } = await door.ask('/api/applications/host/kuwait.test', {
    as: KUWAIT_BRAND,
  })
  expect(status).toBe(503)
  expect(headers['retry-after']).toBe('5')
  expect(JSON.parse(text).errors.code).toBe('unavailable')
})

test('once the database is back, so are the pages', async () => {
  await relay.mend()
  const back = await vi.waitFor(
    async () => {
      const answer = await door.ask('/menu', { as: KUWAIT_BRAND })
      expect(answer.status).toBe(200)
      return answer
    },
    { timeout: 10_000 },
  )
  expect(back.text).toContain('لؤلؤة')
})
