import { expect, test } from 'vitest'
import { distanceText } from './distance-text.ts'

test.each([
  [3, '50 m'],
  [640, '650 m'],
  [949, '950 m'],
  [951, '1 km'],
  [3_420, '3.4 km'],
  [12_600, '13 km'],
  [1_250_000, '1,250 km'],
])('%d metres are %s', (metres, text) => {
  expect(distanceText(metres, 'en-us')).toBe(text)
})

test('Arabic has its own unit and English digits', () => {
  expect(distanceText(3_420, 'ar-sa')).toContain('3.4')
  expect(distanceText(3_420, 'ar-sa')).toContain('كم')
})
