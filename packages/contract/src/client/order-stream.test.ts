import { expect, test, vi } from 'vitest'
import type { OrderEvent } from '../orders/live.ts'
import { listenToOrders, type StreamCursor } from './order-stream.ts'

const never = new AbortController().signal

const anEvent = (number: number): OrderEvent => ({
  kind: 'moved',
  at: '2026-11-15T09:00:00.000Z',
  customer: { id: '00000000-0000-4000-8000-000000000001' },
  order: {
    id: '10000000-0000-4000-8000-000000000001',
    number,
    type: 'to-go',
    'current-status': { code: 'accepted', sequence: 2 },
    'payment-method': 'cash',
    'location-id': 1,
    'location-name': { 'en-us': 'Olaya' },
  },
})

const written = (id: string, number: number) =>
  `id: ${id}\nevent: order\ndata: ${JSON.stringify(anEvent(number))}\n\n`

/** Somebody who listens to each of these answers in turn. */
function aListener(...answers: (Response | Error)[]) {
  const asked: Headers[] = []
  const numbers: number[] = []
  const cursor: StreamCursor = { lastId: '' }
  const onOpen = vi.fn()
  const onReset = vi.fn()
  const fetch = async (_: unknown, init?: RequestInit) => {
    asked.push(new Headers(init?.headers))
    const answer = answers.shift() ?? new Error('nobody is there')
    if (answer instanceof Error) throw answer
    return answer
  }
  const listen = () =>
    listenToOrders(
      { settings: { baseUrl: '/api', locale: 'en-us', token: 'token', fetch }, conceptId: 7 },
      cursor,
      { onOpen, onReset, onEvent: ({ order }) => numbers.push(order.number), signal: never },
    )
  return { listen, asked, numbers, cursor, onOpen, onReset }
}

// proves OR-22
test('a stream that was cut is taken up after the last event that came whole', async () => {
  const { listen, asked, numbers, cursor } = aListener(
    new Response(`retry: 2000\n\n${written('5-1', 41)}id: 5-2\nevent: ord`),
    new Response(written('5-2', 42)),
  )
  expect(await listen()).toBe('cut')
  expect(await listen()).toBe('cut')
  expect(numbers).toEqual([41, 42])
  expect(asked.map((headers) => headers.get('last-event-id'))).toEqual([null, '5-1'])
  expect(asked[0]?.get('authorization')).toBe('Bearer token')
  expect(cursor.lastId).toBe('5-2')
})

test('one that was cut before its first event is taken up where it began', async () => {
  const { listen, cursor } = aListener(new Response('retry: 2000\n\nid: 6-9\n\n:\n\n'))
  expect(await listen()).toBe('cut')
  expect(cursor.lastId).toBe('6-9')
})

// proves OR-19
test.each([401, 403])('with %i the server says that it knows nobody', async (status) => {
  const { listen, onOpen } = aListener(new Response('', { status }))
  expect(await listen()).toBe('over')
  expect(onOpen).not.toHaveBeenCalled()
})

test.each([
  ['nobody is there', new Error('refused')],
  ['the server is busy', new Response('', { status: 503 })],
])('where %s there was no stream', async (_, answer) => {
  expect(await aListener(answer).listen()).toBe('unheard')
})

test('what is no event of ours does not end the stream', async () => {
  const odd = 'id: 1-1\nevent: order\ndata: {"odd"\n\nid: 1-2\nevent: news\ndata: {}\n\n'
  const { listen, numbers, cursor } = aListener(new Response(odd + written('1-3', 7)))
  await listen()
  expect(numbers).toEqual([7])
  expect(cursor.lastId).toBe('1-3')
})

test('a reset says that events are missing, and where to go on', async () => {
  const { listen, cursor, numbers, onReset } = aListener(
    new Response(`id: 9-1\nevent: reset\ndata: {}\n\n${written('9-2', 43)}`),
  )
  await listen()
  expect(onReset).toHaveBeenCalledTimes(1)
  expect(numbers).toEqual([43])
  expect(cursor.lastId).toBe('9-2')
})

test('the server says when to come back', async () => {
  const { listen, cursor } = aListener(new Response(`${written('9-1', 43)}retry: 3210\n\n`))
  await listen()
  expect(cursor.retryMs).toBe(3_210)
})
