import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerTo } from '../testing/http-answer.ts'
import { wholeAnswer } from './whole-answer.ts'

const START = Date.parse('2026-11-15T18:00:00.400Z')
const BODY = Buffer.from('كبسة دجاج و شاي')
const HEADERS = ['content-type', 'text/plain; charset=utf-8', 'content-length', String(BODY.length)]

let now: number
let server: Server
let port: number

/** Answers from one run of bytes, besides one address that Node answers, a little later. */
async function serve(headers: string[], body: Buffer) {
  const whole = wholeAnswer({ headers, body, clock: () => now })
  server = createServer((request, response) => {
    if (request.url === '/late') setImmediate(() => response.end('late'))
    else whole.to(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}

beforeEach(async () => {
  now = START
  await serve(HEADERS, BODY)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const question = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: riyadh.test', ...lines, '\r\n'].join('\r\n')

/** A connection, and each answer that has come over it: its status, its body and what becomes of the connection. */
function connected() {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (more) => {
    text += more
  })
  const answers = () =>
    text
      .split(/(?=HTTP\/1\.1 \d)/)
      .filter((answer) => answer !== '')
      .map((answer) => {
        const [head = '', body = ''] = answer.split('\r\n\r\n')
        const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? []
        const [, connection] = /^Connection: (\S+)/m.exec(head) ?? []
        return `${status} ${body} ${connection}`
      })
  return { socket, answers }
}
const KEPT = `200 ${BODY} keep-alive`
const CLOSED = `200 ${BODY} close`

test('what is asked in one breath is answered in turn, and the last ends the connection', async () => {
  const { socket, answers } = connected()
  socket.write(
    [
      question('/'),
      question('/late'),
      question('/'),
      `${question('/', 'Content-Length: 5')}extra`,
      question('/late'),
      question('/', 'Connection: close'),
    ].join(''),
  )
  await once(socket, 'end')
  const late = '200 late keep-alive'
  expect(answers()).toEqual([KEPT, late, KEPT, KEPT, late, CLOSED])
})

test('a connection is there for the next question', async () => {
  const { socket, answers } = connected()
  for (const asked of [1, 2, 3]) {
    socket.write(question('/'))
    await expect.poll(answers).toEqual(Array(asked).fill(KEPT))
  }
})

test('a client of old gets the same, whether it keeps its connection or not', async () => {
  const old = (...lines: string[]) => question('/', ...lines).replace('HTTP/1.1', 'HTTP/1.0')
  const { socket, answers } = connected()
  socket.write(old('Connection: keep-alive') + old())
  await once(socket, 'end')
  expect(answers()).toEqual([KEPT, CLOSED])
})

test('every answer tells the second it was given in', async () => {
  const dates: unknown[] = []
  for (const later of [0, 500, 600, 61_000]) {
    now = START + later
    const { headers, bytes } = await answerTo({
      port,
      path: '/',
      headers: { connection: 'keep-alive' },
    })
    expect(bytes).toEqual(BODY)
    dates.push(headers.date)
  }
  expect(dates).toEqual([
    'Sun, 15 Nov 2026 18:00:00 GMT',
    'Sun, 15 Nov 2026 18:00:00 GMT',
    'Sun, 15 Nov 2026 18:00:01 GMT',
    'Sun, 15 Nov 2026 18:01:01 GMT',
  ])
})

test('has the head Node would have written', async () => {
  const kept = { port, path: '/', headers: { connection: 'keep-alive' } }
  server.keepAliveTimeout = 72_000
  const ours = await answerTo(kept)
  server.removeAllListeners('request')
  server.on('request', (_request, response) => response.writeHead(200, HEADERS).end(BODY))
  const nodes = await answerTo(kept)
  expect(ours.status).toBe(nodes.status)
  expect({ ...ours.headers, date: '' }).toEqual({ ...nodes.headers, date: '' })
})

test('HEAD gets the head alone, and the connection goes on', async () => {
  const { socket, answers } = connected()
  socket.write(question('/').replace('GET', 'HEAD'))
  await expect.poll(answers).toEqual(['200  keep-alive'])
  socket.write(question('/'))
  await expect.poll(answers).toEqual(['200  keep-alive', KEPT])
})

test('whoever reads slowly gets all, although the second has passed; whoever leaves disturbs nobody', async () => {
  const large = Buffer.alloc(20_000_000, 'كبسة ')
  server.close()
  await serve(['content-length', String(large.length)], large)
  const slow = connect(port, '127.0.0.1').pause()
  const gone = connect(port, '127.0.0.1').pause()
  for (const socket of [slow, gone]) {
    socket.write(question('/'))
    await once(socket, 'readable')
  }
  gone.destroy()
  now += 5_000
  const quick = await answerTo({ port, path: '/', headers: { connection: 'keep-alive' } })
  expect(quick.bytes.equals(large)).toBe(true)

  let read = 0
  const isWhole = new Promise<void>((resolve) => {
    slow.on('data', ({ length }) => {
      read += length
      if (read > large.length) resolve()
    })
  })
  slow.resume()
  await isWhole
  slow.destroy()
})

test.each([
  ['a line break in a value', ['x-name', 'one\r\ntwo: three'], /Invalid character in header/],
  ['a space in a name', ['x name', 'one'], /valid HTTP token/],
])('%s is refused before anything is sent', (_what, headers, message) => {
  expect(() => wholeAnswer({ headers, body: BODY, clock: () => now })).toThrow(message)
})
