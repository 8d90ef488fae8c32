import { expect, test } from 'vitest'
import { mixed } from './map-colours.ts'

test.each([
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#e0f0e4', '#0a7a3c', 0, '#e0f0e4'],
  ['#e0f0e4', '#0a7a3c', 1, '#0a7a3c'],
  ['#ffffff', '#000000', 0.98, '#050505'],
])('%s with %s, %d of it, is %s', (one, other, share, colour) => {
  expect(mixed(one, other, share)).toBe(colour)
})
