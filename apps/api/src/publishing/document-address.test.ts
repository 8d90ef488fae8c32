import { expect, test } from 'vitest'
import { addressOf, readAddress } from './document-address.ts'

const VERSION = '0123456789abcdef'

// proves API-14, API-15, A-08
test.each([
  ['menus/7', `/cdn/menus/7/${VERSION}.json`, '/cdn/menus/7.json'],
  ['menus/7/pickup', `/cdn/menus/7/pickup-${VERSION}.json`, '/cdn/menus/7.json?type=pickup'],
  ['menus/7/deliver', `/cdn/menus/7/deliver-${VERSION}.json`, '/cdn/menus/7.json?type=deliver'],
  ['content/saj-web-1f', `/cdn/content/saj-web-1f/${VERSION}.json`, '/cdn/content/saj-web-1f.json'],
])('%s has one address that stays and one that leads to it', (name, lasting, leading) => {
  expect(addressOf({ name, version: VERSION })).toBe(lasting)
  expect(addressOf({ name, version: 'current' })).toBe(leading)
  expect(read(lasting)).toEqual({ name, version: VERSION })
  expect(read(leading)).toEqual({ name, version: 'current' })
})

test.each([
  '/cdn/menus/7',
  '/cdn/menus/seven.json',
  '/cdn/menus/7/eat-in-0123456789abcdef.json',
  '/cdn/menus/7/0123456789ABCDEF.json',
  '/cdn/menus/7/0123.json',
  '/cdn/menus/7/current.json',
  '/cdn/content/saj/pickup-0123456789abcdef.json',
  '/cdn/content/../menus/7.json',
  '/cdn/other/7.json',
])('%s is nothing that could be published', (address) => {
  expect(read(address)).toBeNull()
})

test('a type that menus do not have is passed over', () => {
  expect(readAddress('menus/7.json', 'eat-in')).toEqual({ name: 'menus/7', version: 'current' })
  expect(readAddress('content/saj.json', 'pickup')).toEqual({
    name: 'content/saj',
    version: 'current',
  })
})

function read(address: string) {
  const [path = '', query] = address.replace('/cdn/', '').split('?')
  return readAddress(path, new URLSearchParams(query).get('type'))
}
