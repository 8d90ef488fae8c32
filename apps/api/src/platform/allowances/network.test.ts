import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.200', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['127.0.0.1', null],
  ['::1', null],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
