import { expect, test, vi } from 'vitest'
import { documentCache } from './document-cache.ts'
import { publishedDocument } from './published-document.ts'

const ofBytes = (count: number) => publishedDocument('v', ' '.repeat(count))

test('a document is loaded once, also when two ask for it at the same time', async () => {
  const cached = documentCache(100)
  const load = vi.fn(async () => ofBytes(10))
  await Promise.all([cached('a', load), cached('a', load)])
  await cached('a', load)
  expect(load).toHaveBeenCalledTimes(1)
})

test('when the room is used up, the document that was asked for longest ago leaves', async () => {
  const cached = documentCache(50)
  const load = vi.fn(async () => ofBytes(10))
  for (const key of ['a', 'b', 'a', 'c']) await cached(key, load)
  expect(load).toHaveBeenCalledTimes(3)
  await cached('a', load)
  expect(load).toHaveBeenCalledTimes(3)
  await cached('b', load)
  expect(load).toHaveBeenCalledTimes(4)
})

test('what is not there, or could not be loaded, is asked for again', async () => {
  const cached = documentCache(100)
  expect(await cached('a', async () => null)).toBeNull()
  await expect(cached('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached('a', async () => ofBytes(1))).toEqual(ofBytes(1))
})

test('a document larger than all the room is given, but not kept', async () => {
  const cached = documentCache(10)
  const load = vi.fn(async () => ofBytes(100))
  expect(await cached('a', load)).toEqual(ofBytes(100))
  await cached('a', load)
  expect(load).toHaveBeenCalledTimes(2)
})
