import { expect, test } from 'vitest'
import { type HomeVisit, mustChooseLocation } from './force-location.ts'

const forced: HomeVisit = {
  forcesLocation: true,
  isMenuOnly: false,
  hasCategory: true,
  hasLastLocation: false,
  isFromQrCode: false,
  allowedOrderTypes: ['pickup', 'to-go'],
  hasSeparatedMenus: false,
}

/** Each of the seven conditions, broken. */
const EXCUSES: Partial<HomeVisit>[] = [
  { forcesLocation: false },
  { isMenuOnly: true },
  { hasCategory: false },
  { hasLastLocation: true },
  { isFromQrCode: true },
  { allowedOrderTypes: [] },
  { hasSeparatedMenus: true },
]

test('a first visit is sent to the chooser of the first allowed order type', () => {
  expect(mustChooseLocation(forced)).toBe('pickup')
})

test.each(EXCUSES)('%j lets the visitor in', (excuse) => {
  expect(mustChooseLocation({ ...forced, ...excuse })).toBeNull()
})

test('of all 128 combinations only the one without any excuse redirects', () => {
  const redirecting = Array.from({ length: 2 ** EXCUSES.length }, (_, bits) => bits).filter(
    (bits) => {
      const excuses = EXCUSES.filter((_, index) => bits & (1 << index))
      return mustChooseLocation(Object.assign({}, forced, ...excuses)) !== null
    },
  )
  expect(redirecting).toEqual([0])
})

test('curbside is passed over, and cannot force a choice alone', () => {
  expect(mustChooseLocation({ ...forced, allowedOrderTypes: ['curbside', 'deliver'] })).toBe(
    'deliver',
  )
  expect(mustChooseLocation({ ...forced, allowedOrderTypes: ['curbside'] })).toBeNull()
})
