import { expect, test } from 'vitest'
import { mustChooseLocation } from './force-location.ts'
import { guardNamed } from './guards.ts'

// proves RT-48
test('force-location is a guard', () => {
  expect(guardNamed('force-location')).toBe(mustChooseLocation)
})

// proves ER-09
test.each(['nope', '', 'toString', '__proto__'])('%j is refused', (name) => {
  expect(guardNamed(name)).toBe('Unknown middleware')
})
