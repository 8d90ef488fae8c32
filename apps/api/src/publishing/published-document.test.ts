import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesOf, publishedDocument } from './published-document.ts'

const TEXT = JSON.stringify({ data: 'menu '.repeat(1_000) })

test('who takes a document as it is waits for no packing', async () => {
  const document = publishedDocument('v', TEXT)
  expect(String(await bytesOf(document, 'identity'))).toBe(TEXT)
  expect([...document.packed.keys()]).toEqual([])
})

test('an encoding is packed when it is asked for, once for all who ask', async () => {
  const document = publishedDocument('v', TEXT)
  const [first, second] = await Promise.all([bytesOf(document, 'br'), bytesOf(document, 'br')])
  expect(String(brotliDecompressSync(first))).toBe(TEXT)
  expect(second).toBe(first)
  expect(await bytesOf(document, 'br')).toBe(first)
  expect([...document.packed.keys()]).toEqual(['br'])
})
