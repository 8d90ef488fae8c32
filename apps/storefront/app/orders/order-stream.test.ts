import { afterEach, expect, test, vi } from 'vitest'
import { listen } from './order-stream.ts'
import { anOrderEvent } from './testing.ts'

const ASKER = { key: 'app', conceptId: 7, locale: 'en-us' as const }
const never = new AbortController().signal
afterEach(() => vi.unstubAllGlobals())

const written = (id: string, event: object) =>
  `id: ${id}\nevent: order\ndata: ${JSON.stringify(event)}\n\n`

/** Answers each call with the next of these. */
function aServer(...answers: (Response | Error)[]) {
  const asked: Headers[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers))
    const answer = answers.shift() ?? new Error('nobody is there')
    if (answer instanceof Error) throw answer
    return answer
  })
  return asked
}

// proves OR-22
test('a stream that was cut is taken up after the last event that came whole', async () => {
  const asked = aServer(
    new Response(`retry: 2000\n\n${written('5-1', anOrderEvent())}id: 5-2\nevent: ord`),
    new Response(written('5-2', anOrderEvent('ready'))),
  )
  const place = { lastId: '' }
  const heard: string[] = []
  const onEvent = ({ order }: ReturnType<typeof anOrderEvent>) =>
    void heard.push(order['current-status'].code)
  const ears = { onOpen: () => {}, onEvent, signal: never }
  expect(await listen(ASKER, 'token', place, ears)).toBe('cut')
  expect(await listen(ASKER, 'token', place, ears)).toBe('cut')
  expect(heard).toEqual(['accepted', 'ready'])
  expect(asked.map((headers) => headers.get('last-event-id'))).toEqual([null, '5-1'])
  expect(asked[0]?.get('authorization')).toBe('Bearer token')
  expect(place.lastId).toBe('5-2')
})

// proves OR-19
test('a server that no longer knows the customer says so', async () => {
  aServer(new Response('', { status: 401 }))
  const ears = { onOpen: vi.fn(), onEvent: vi.fn(), signal: never }
  expect(await listen(ASKER, 'token', { lastId: '' }, ears)).toBe('over')
  expect(ears.onOpen).not.toHaveBeenCalled()
})

test.each([
  ['nobody is there', new Error('refused')],
  ['the server is busy', new Response('', { status: 503 })],
])('where %s there was no stream', async (_, answer) => {
  aServer(answer)
  const ears = { onOpen: vi.fn(), onEvent: vi.fn(), signal: never }
  expect(await listen(ASKER, 'token', { lastId: '' }, ears)).toBe('unheard')
})

test('what is no event of ours does not end the stream', async () => {
  aServer(
    new Response(
      `id: 1-1\nevent: order\ndata: {"odd"\n\nid: 1-2\nevent: news\ndata: {}\n\n${written('1-3', anOrderEvent())}`,
    ),
  )
  const ears = { onOpen: vi.fn(), onEvent: vi.fn(), signal: never }
  const place = { lastId: '' }
  await listen(ASKER, 'token', place, ears)
  expect(ears.onEvent).toHaveBeenCalledTimes(1)
  expect(place.lastId).toBe('1-3')
})
