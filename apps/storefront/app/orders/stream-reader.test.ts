import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StreamEvent, streamReader } from './stream-reader.ts'

function heardFrom(parts: string[], startAfter = '') {
  const heard: StreamEvent[] = []
  const reader = streamReader((event) => heard.push(event), startAfter)
  for (const part of parts) reader.read(part)
  return { heard, lastId: reader.lastId() }
}

const STREAM =
  'retry: 2000\n\nid: 7-1\nevent: order\ndata: {"a":1}\n\n:\n\nid: 7-2\nevent: order\ndata: {"a":\ndata: 2}\n\n'

test('events come with their names and data, and heartbeats are passed over', () => {
  expect(heardFrom([STREAM])).toEqual({
    heard: [
      { name: 'order', data: '{"a":1}' },
      { name: 'order', data: '{"a":\n2}' },
    ],
    lastId: '7-2',
  })
})

test('it does not matter where the text was cut on its way', () => {
  const whole = heardFrom([STREAM])
  fc.assert(
    fc.property(fc.array(fc.nat(STREAM.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), STREAM.length]
      const parts = places.slice(1).map((to, index) => STREAM.slice(places[index], to))
      expect(heardFrom(parts)).toEqual(whole)
    }),
  )
})

// proves OR-22
test('an event that was cut off is not told, and the stream goes on after the one before', () => {
  const { heard, lastId } = heardFrom([STREAM.slice(0, STREAM.indexOf('\ndata: 2}'))], '6-9')
  expect(heard).toHaveLength(1)
  expect(lastId).toBe('7-1')
})

test('without a new event the place is the one the stream began at', () => {
  expect(heardFrom(['retry: 2000\n\n:\n\n'], '6-9').lastId).toBe('6-9')
})
