import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { keyOf } from '@sufra/api/testing/test-app'
import { RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostOf, openTestDoor } from './testing/test-door.ts'

let door: Awaited<ReturnType<typeof openTestDoor>>
beforeAll(async () => {
  door = await openTestDoor()
})
afterAll(() => door.close())

const NOTHING_HERE = '{"errors":{"code":"not-found","detail":"There is nothing here."}}'
const unknown = { headers: { host: 'nobody.test' } }

// proves IM-38
test.each(['/', '/menu', '/menu/wraps-1', '/nothing'])(
  'a host nobody has gets a page that says so at %s',
  async (path) => {
    const { status, headers, text } = await door.ask(path, unknown)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(text).not.toContain('Olive')
  },
)

// proves IM-38
test.each(['/api/applications/host/nobody.test', '/api/locations', '/cdn/menus/1.json'])(
  'a host nobody has gets a refusal in JSON at %s',
  async (path) => {
    const answer = await door.ask(path, unknown)
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.text).errors.code).toBe('not-found')
  },
)

test.each([
  '/api/nothing',
  '/api/locations/1/nothing',
  '/api/',
  '/api',
  '/cdn/nothing',
  '/pictures/nothing.svg',
  '/assets/nothing.js',
])('%s is nothing, told in JSON and not by a page', async (path) => {
  const answer = await door.ask(path)
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(answer.text).errors.code).toBe('not-found')
})

test.each(['GET', 'HEAD'])(
  'a value longer than any of ours is not there, asked by %s',
  async (method) => {
    const answer = await door.ask(`/api/concepts/${'9'.repeat(301)}`, { method })
    expect(answer.status).toBe(404)
    expect(answer.headers.allow).toBeUndefined()
    expect(answer.text).toBe(method === 'HEAD' ? '' : NOTHING_HERE)
  },
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'a page cannot be asked for by %s',
  async (method) => {
    const answer = await door.ask('/menu', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(JSON.parse(answer.text).errors.code).toBe('method-not-allowed')
  },
)

test.each([
  ['two slashes', '//', {}],
  ['another origin', '//evil.example/menu', {}],
  ['a broken escape', '/menu/%E0%A4%A', {}],
  ['a null byte', '/menu/%00', {}],
  ['a way out', '/assets/..%2f..%2f..%2fpackage.json', {}],
  ['a way out of the pictures', '/pictures/%2e%2e/%2e%2e/package.json', {}],
  ['a very long path', `/menu/${'x'.repeat(5_000)}`, {}],
  ['a backslash', '/\\evil.example', {}],
  ['a host that is no host', '/menu', { host: 'a b<script>' }],
  ['a host with brackets', '/menu', { host: '[::1' }],
  ['an empty host', '/menu', { host: '' }],
])('%s does not bring us down', async (_name, path, headers) => {
  const answer = await door.ask(path, { headers })
  expect(answer.status).toBeLessThan(500)
  expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|node_modules|"private"/)
  expect(answer.text.length).toBeGreaterThan(0)
})

test('who names no host at all is nobody either', async () => {
  const socket = connect(door.port, '127.0.0.1')
  socket.write('GET /menu HTTP/1.0\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
})

test('who names the type of a body and sends none is refused at once', async () => {
  const socket = connect(door.port, '127.0.0.1')
  const lines = [
    'POST /api/orders/calculate HTTP/1.1',
    `host: ${hostOf(RIYADH_BRAND)}`,
    `app-key: ${keyOf(RIYADH_BRAND)}`,
    'content-type: application/json',
    'connection: close',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 422 Unprocessable Entity\r\n/)
})

test('a kept answer is the only one, also when what came with its request cannot be read', async () => {
  await door.ask('/menu')
  const before = await door.answersFromMemory()
  const socket = connect(door.port, '127.0.0.1')
  socket.write(
    `GET /menu HTTP/1.1\r\nhost: ${hostOf(RIYADH_BRAND)}\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n`,
  )
  const heard = await text(socket)
  expect(heard.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200'])
  expect(await door.answersFromMemory()).toBe(before + 1)
})

test('who is slow to ask is not waited for without end', () => {
  expect(door.door.server.requestTimeout).toBeLessThan(30_000)
  expect(door.door.server.headersTimeout).toBeLessThan(30_000)
  expect(door.door.server.keepAliveTimeout).toBe(72_000)
})

test('pages, documents and files are measured by route, as calls are', async () => {
  await door.ask('/nothing-of-a-visitor')
  await door.ask('/cdn/menus/1.json')
  await door.ask('/robots.txt')
  await door.ask('/api/locations', { headers: { 'app-key': keyOf(RIYADH_BRAND) } })

  const { text } = await door.ask('/metrics')

  for (const [route, status] of [
    ['/*', 404],
    ['/cdn/*', 302],
    ['/robots.txt', 200],
  ]) {
    expect(text).toContain(`_count{route="${route}",method="GET",status="${status}"}`)
  }
  expect(text).toContain('_count{route="/api/locations",method="GET",status="200"} 1\n')
  expect(text).not.toContain('nothing-of-a-visitor')
})
