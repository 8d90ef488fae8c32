import { expect, test } from 'vitest'
import { gtmKind } from './pixels.ts'

test.each([
  ['G-1', 'gtag'],
  ['G-ABC123', 'gtag'],
  ['GTM-1', 'container'],
  ['UA-1', null],
  ['G-', null],
  ['', null],
  [null, null],
])('gtm-id %j is %s', (gtmId, kind) => {
  expect(gtmKind(gtmId)).toBe(kind)
})

test('a strict brand counts measurement ids only', () => {
  expect(gtmKind('G-1', true)).toBe('gtag')
  expect(gtmKind('GTM-1', true)).toBeNull()
})

test('an id that would break out of a script address is ignored', () => {
  expect(gtmKind('G-1"><script>')).toBeNull()
  expect(gtmKind('GTM-1&id=other')).toBeNull()
})
