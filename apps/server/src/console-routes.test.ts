import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONSOLE_BUILD } from './console.ts'
import { openTestDoor } from './testing/test-door.ts'

let door: Awaited<ReturnType<typeof openTestDoor>>
beforeAll(async () => {
  door = await openTestDoor()
})
afterAll(() => door.close())

// proves IM-01
test.each(['/console', '/console/', '/console/board', '/console/sign-in?x=1'])(
  '%s is the console, never kept, under a policy that names its own code',
  async (path) => {
    const { status, headers, text } = await door.ask(path)

    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    const [inline = ''] = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, it]) => it)
    const hash = createHash('sha256').update(inline).digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy).not.toMatch(/unsafe-eval|https?:/)
    expect(headers['x-frame-options']).toBe('DENY')
  },
)

test('its files carry their version in their names and are kept for ever', async () => {
  const [script = ''] = readdirSync(`${CONSOLE_BUILD}/assets`).filter((it) => it.endsWith('.js'))

  const found = await door.ask(`/console/assets/${script}`)
  expect(found.status).toBe(200)
  expect(found.headers['cache-control']).toContain('immutable')
  expect((await door.ask('/console/assets/nothing.js')).status).toBe(404)
})

test('where there is no brand there is no console', async () => {
  const answer = await door.ask('/console/board', { headers: { host: 'nobody.test' } })

  expect(answer.status).toBe(404)
})
