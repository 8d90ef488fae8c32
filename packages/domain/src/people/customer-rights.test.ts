import { expect, test } from 'vitest'
import { type CustomerRight, may, missingStep, showsGuestNotice } from './customer-rights.ts'

const GUEST = { accountType: 'guest', status: 'verified' } as const
const REGISTERED = { accountType: 'registered', status: 'verified' } as const
const UNVERIFIED = { accountType: 'registered', status: 'unverified' } as const
const RIGHTS: CustomerRight[] = [
  'profile',
  'order',
  'own-order',
  'save-address',
  'cars',
  'curbside',
  'address-book',
  'favourites',
  'history',
  'loyalty',
]

// proves AC-01, AC-05, AC-06, CB-06
test.each(RIGHTS)('a visitor must sign in for %s', (right) => {
  expect(missingStep(null, right)).toBe('sign-in')
})

// proves AC-06, A-17
test('a guest customer orders, but has no address book, favourites, history or loyalty', () => {
  expect(RIGHTS.filter((right) => may(GUEST, right))).toEqual([
    'profile',
    'order',
    'own-order',
    'save-address',
    'cars',
    'curbside',
  ])
  expect(missingStep(GUEST, 'favourites')).toBe('register')
})

// proves AC-06
test.each(RIGHTS)('a registered customer with a verified mobile may %s', (right) => {
  expect(may(REGISTERED, right)).toBe(true)
})

// proves AC-03
test('without a verified mobile there is the profile, and the way to verify', () => {
  expect(RIGHTS.filter((right) => may(UNVERIFIED, right))).toEqual(['profile'])
  expect(missingStep(UNVERIFIED, 'order')).toBe('verify-mobile')
})

// proves AC-02, A-16
test('the guest notice is for guest accounts', () => {
  expect([GUEST, REGISTERED, null].map(showsGuestNotice)).toEqual([true, false, false])
})
