import { expect, test, vi } from 'vitest'
import { followOrders, type StreamState, waitAfter } from './follow-orders.ts'

const event = (number: number) =>
  JSON.stringify({
    kind: 'placed',
    at: '2027-02-15T12:00:00Z',
    customer: { id: 'c' },
    order: {
      id: '6f1c2a5e-7d0b-4c1e-9a55-0e6d7c1b2a3f',
      number,
      type: 'to-go',
      'current-status': { code: 'posted', sequence: 1 },
      'payment-method': 'cash',
      'location-id': 1,
      'location-name': {},
    },
  })

const streamed = (text: string) =>
  new Response(new Blob([text]).stream(), { headers: { 'content-type': 'text/event-stream' } })

/** Answers one call after the other; after the last one the line stays silent. */
function follow(answers: (() => Promise<Response> | Response)[]) {
  const waits: number[] = []
  const onGap = vi.fn()
  const states: StreamState[] = []
  const numbers: number[] = []
  const sent: Headers[] = []
  const fetch = vi.fn(async (_uri: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers))
    const answer = answers.shift()
    return answer ? answer() : new Promise<Response>(() => {})
  })
  const stop = followOrders({
    conceptId: 1,
    settings: () => ({
      baseUrl: '/api',
      locale: 'en-us',
      token: 't',
      fetch: fetch as typeof globalThis.fetch,
    }),
    onEvent: ({ order }) => numbers.push(order.number),
    onState: (state) => states.push(state),
    onGap,
    pause: async (ms) => void waits.push(ms),
  })
  return { states, numbers, sent, waits, onGap, stop }
}

test('after a fall it goes on behind the last event it has heard', async () => {
  const { states, numbers, sent, stop } = follow([
    () => streamed(`id: 5-1\nevent: order\ndata: ${event(41)}\n\n`),
    () => streamed(`id: 5-2\nevent: order\ndata: ${event(42)}\n\n`),
  ])

  await vi.waitFor(() => expect(sent).toHaveLength(3))
  stop()

  expect(numbers).toEqual([41, 42])
  expect(sent.map((headers) => headers.get('last-event-id'))).toEqual([null, '5-1', '5-2'])
  expect(sent.every((headers) => headers.get('authorization') === 'Bearer t')).toBe(true)
  expect(states).toEqual(['connecting', 'live', 'lost', 'live', 'lost'])
})

test('a server that is away is asked again; one that refuses is not', async () => {
  const { states, sent, stop } = follow([
    () => Promise.reject(new TypeError('away')),
    () => new Response(null, { status: 502 }),
    () => new Response(null, { status: 401 }),
  ])

  await vi.waitFor(() => expect(states.at(-1)).toBe('refused'))
  stop()

  expect(states).toEqual(['connecting', 'lost', 'lost', 'refused'])
  expect(sent).toHaveLength(3)
})

test('when events are missing, how things stand is asked for', async () => {
  const { onGap, sent, stop } = follow([
    () => streamed('id: 5-1\n\n'),
    () => streamed('id: 9-1\nevent: reset\ndata: {}\n\n'),
  ])
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  stop()

  // Once at the beginning, once for what is missing.
  expect(onGap).toHaveBeenCalledTimes(2)
  expect(sent.at(-1)?.get('last-event-id')).toBe('9-1')
})

test('whoever is cut off comes back when the server wants them', async () => {
  const { waits, sent, stop } = follow([() => streamed('retry: 3210\n\n')])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  stop()
  expect(waits).toEqual([3_210])
})

test('each failure in a row doubles the wait, up to half a minute', () => {
  expect([1, 2, 3, 4].map((failures) => waitAfter(failures, undefined, 0.5))).toEqual([
    1_000, 2_000, 4_000, 8_000,
  ])
  expect(waitAfter(20, undefined, 0.5)).toBe(30_000)
  expect(waitAfter(20, 15_000, 0.5)).toBe(15_000)
})

test('not everybody comes back at the same moment', () => {
  expect(waitAfter(1, undefined, 0)).toBe(750)
  expect(waitAfter(1, undefined, 1)).toBe(1_250)
})
