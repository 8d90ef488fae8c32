import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { guardedConnections } from './connections.ts'

const TIMES = { headersMs: 200, lookMs: 50, stallMs: 200 }
const PIECE = Buffer.alloc(64 * 1024, 'x')
const PIECES = Array.from({ length: 128 }, () => PIECE)

/** Answers `/kept` at once, `/late` a little later, `/never` never and `/large` with more than fits a line. */
async function serving({ max, times = TIMES }: { max?: number; times?: typeof TIMES } = {}) {
  const registry = new Registry()
  const connections = guardedConnections({
    registry,
    times,
    log: () => {},
    ...(max !== undefined && { max }),
  })
  const server: Server = connections.serve({
    answer({ url }, response) {
      if (url !== '/kept') return false
      response.socket?.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nkept', () =>
        response.emit('finish'),
      )
      return true
    },
    handle({ url }, response) {
      if (url === '/large') Readable.from(PIECES).pipe(response)
      else if (url === '/late') void setTimeout(100).then(() => response.end('late'))
      else if (url !== '/never') response.end('answered')
    },
  })
  server.on('clientError', connections.refuse).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { connections, server, registry, open: () => opened(port) }
}

function opened(port: number) {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(() => {})
  return {
    socket,
    closed,
    ask: (path: string, rest = '') =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n${rest}\r\n`),
    listen() {
      socket.setEncoding('utf8').on('data', (words) => {
        heard += words
      })
      return this
    },
    statuses: () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
  }
}

const within = <Result>(ms: number, work: Promise<Result>) =>
  Promise.race([work.then(() => true), setTimeout(ms).then(() => false)])

test('who connects and says nothing is let go', async () => {
  const { open, connections } = await serving()
  const silent = Array.from({ length: 20 }, () => open().listen())
  expect(await within(2_000, Promise.all(silent.map(({ closed }) => closed)))).toBe(true)
  expect(silent.flatMap(({ statuses }) => statuses())).toEqual([])
  await expect.poll(() => connections.count()).toBe(0)
})

test('who never finishes asking is let go, however busily they send', async () => {
  const { open } = await serving()
  const { socket, closed } = open().listen()
  socket.write('GET / HTTP/1.1\r\n')
  const sending = setInterval(() => socket.write('x: y\r\n'), 20)
  onTestFinished(() => clearInterval(sending))
  expect(await within(5_000, closed)).toBe(true)
})

test('who does not read what they asked for is let go', async () => {
  const { open, connections } = await serving()
  const { socket, ask } = open()
  socket.pause()
  ask('/large')
  await expect.poll(() => connections.count(), { timeout: 2_000 }).toBe(1)
  await expect.poll(() => connections.count(), { timeout: 2_000 }).toBe(0)
})

test('who reads slowly but steadily gets everything', async () => {
  const { open } = await serving()
  const { socket, ask } = open()
  let bytes = 0
  socket.on('data', (chunk) => {
    bytes += chunk.length
    socket.pause()
    globalThis.setTimeout(() => socket.resume(), 1)
  })
  ask('/large', 'connection: close\r\n')
  await once(socket, 'end')
  expect(bytes).toBeGreaterThan(PIECES.length * PIECE.length)
})

test('whoever waits for a slow answer is left alone', async () => {
  const { open } = await serving()
  const { ask, closed, socket } = open().listen()
  ask('/never')
  expect(await within(600, closed)).toBe(false)
  socket.destroy()
})

test('beyond the most there may be, a connection is closed at once and the others are served', async () => {
  const { open, registry } = await serving({ max: 4, times: { ...TIMES, headersMs: 10_000 } })
  const first = Array.from({ length: 4 }, () => open().listen())
  await Promise.all(first.map(({ socket }) => once(socket, 'connect')))
  for (const { ask } of first) ask('/never')
  await setTimeout(50)

  expect(await within(1_000, open().closed)).toBe(true)

  first[0]?.socket.destroy()
  await setTimeout(50)
  const next = open().listen()
  next.ask('/')
  await expect.poll(next.statuses).toEqual([200])
  expect(await registry.metrics()).toMatch(/http_connections_refused_total [1-9]/)
})

test('when room runs out, those who ask nothing make room', async () => {
  const { open, connections } = await serving({ max: 10, times: { ...TIMES, headersMs: 20_000 } })
  const idle = Array.from({ length: 10 }, () => open().listen())
  for (const { ask } of idle) ask('/')
  await expect.poll(() => idle.every(({ statuses }) => statuses().length === 1)).toBe(true)

  await expect.poll(() => connections.count(), { timeout: 2_000 }).toBeLessThan(10)
  const next = open().listen()
  next.ask('/')
  await expect.poll(next.statuses).toEqual([200])
})

const BROKEN_BODY = 'transfer-encoding: chunked\r\n'

test.each([
  ['a body that breaks off after its request was answered at once', ['/kept'], BROKEN_BODY, [200]],
  ['a body that breaks off after its request was answered', ['/'], BROKEN_BODY, [200]],
  ['what is no HTTP, while another answer is still to come', ['/late'], '', []],
  ['what is no HTTP, after everything was answered', ['/kept', '/'], '', [200, 200, 400]],
])('%s gets no answer that belongs to something else', async (_name, paths, rest, statuses) => {
  const { open } = await serving()
  const { socket, ask, statuses: heard, closed } = open().listen()
  for (const path of paths) {
    ask(path, rest)
    await setTimeout(50)
  }
  socket.write('ZZZZ\r\n\r\n')
  await closed
  expect(heard()).toEqual(statuses)
})

test('connections are counted', async () => {
  const { open, registry } = await serving()
  const { ask, statuses } = open().listen()
  ask('/')
  await expect.poll(statuses).toEqual([200])
  expect(await registry.metrics()).toContain('http_connections{state="open"} 1')
})
