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
  expect(networkOf({ ip, headers: {} })).toBe(network)
})

// A proxy on this machine that TRUST_PROXY does not name must not take the limits away.
test.each([
  [{ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, '203.0.113'],
  [{ 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }, '203.0.113'],
  [{ 'x-forwarded-for': '203.0.113.7:4711' }, '203.0.113'],
  [{ 'x-forwarded-for': 'made up' }, 'unnamed'],
  [{ 'x-forwarded-for': '' }, 'unnamed'],
  [{ forwarded: 'for="[2001:db8:1:2::1]:4711";proto=https' }, '2001:db8:1:2'],
  [{ 'x-real-ip': '203.0.113.7' }, '203.0.113'],
  [{ via: '1.1 nginx' }, 'unnamed'],
  [{ 'x-forwarded-proto': 'https' }, 'unnamed'],
])('through a proxy on this machine that says %j it is %s', (headers, network) => {
  expect(networkOf({ ip: '127.0.0.1', headers })).toBe(network)
})

test('who comes from elsewhere is not whom they say they are', () => {
  const headers = { 'x-forwarded-for': '198.51.100.1' }
  expect(networkOf({ ip: '203.0.113.7', headers })).toBe('203.0.113')
})
