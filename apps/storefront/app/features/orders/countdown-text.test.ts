import { expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'

test.each([
  [161_000, '02:41'],
  [160_001, '02:41'],
  [59_000, '00:59'],
  [0, '00:00'],
  [-5, '00:00'],
])('%i milliseconds are %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text)
})
