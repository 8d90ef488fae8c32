import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['br;q=high', 'identity'],
  ['', 'identity'],
])('a client that accepts "%s" gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
