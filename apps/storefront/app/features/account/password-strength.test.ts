import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', null],
  ['short', 'weak'],
  ['P@ssw0rd2024!', 'weak'],
  ['palmtree7', 'good'],
  ['palm tree by the sea', 'strong'],
  ['نخلة عند البحر الأحمر', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
