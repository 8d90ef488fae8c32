import { expect, test } from 'vitest'
import { conceptClock } from './concept-clock.ts'

// proves SC-10
test('a device whose clock is years behind still knows the concept’s time', () => {
  const deviceThen = Date.UTC(2021, 0, 1)
  const now = conceptClock('2027-02-22T15:00:00+03:00', deviceThen)

  expect(now(deviceThen)).toBe(Date.UTC(2027, 1, 22, 12))
  expect(now(deviceThen + 90_000)).toBe(Date.UTC(2027, 1, 22, 12, 1, 30))
})
