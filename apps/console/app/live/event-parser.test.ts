import { expect, test } from 'vitest'
import { eventParser, type StreamEvent } from './event-parser.ts'

const STREAM =
  'retry: 2000\n\n:\n\nid: 7-1\nevent: order\ndata: {"a":1}\n\nid: 7-2\r\ndata: one\r\ndata: two\r\n\r\n'
const EVENTS = [
  { id: '7-1', name: 'order', data: '{"a":1}' },
  { id: '7-2', name: 'message', data: 'one\ntwo' },
]

function read(chunks: string[]) {
  const events: StreamEvent[] = []
  const retries: number[] = []
  const push = eventParser({
    onEvent: (event) => events.push(event),
    onRetry: (ms) => retries.push(ms),
  })
  for (const chunk of chunks) push(chunk)
  return { events, retries }
}

test('events are read, comments are passed over, and the wish to come back later is heard', () => {
  expect(read([STREAM])).toEqual({ events: EVENTS, retries: [2000] })
})

test('it does not matter where the text is cut', () => {
  for (let at = 1; at < STREAM.length; at++) {
    expect(read([STREAM.slice(0, at), STREAM.slice(at)]).events).toEqual(EVENTS)
  }
  expect(read([...STREAM]).events).toEqual(EVENTS)
})

test('an event that has not come to its end is not told', () => {
  expect(read(['id: 1\ndata: half\n']).events).toEqual([])
})
