import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCar } from '../../features/cars/testing.ts'
import { nearestBranch } from '../storage/keys/nearest-branch.ts'
import { selectCar, selectedCar } from '../storage/keys/selected-car.ts'
import { temporaryDelivery } from '../storage/keys/temporary-delivery.ts'
import { currentUser } from './current-user.ts'
import { forgetCustomer } from './forget-customer.ts'
import { signIn } from './testing.ts'

beforeEach(() => void openWindow())
afterEach(() => vi.unstubAllGlobals())

const ADDRESS = {
  lat: 24.77,
  long: 46.6,
  line1: '12 Palm Street',
  label: 'Home',
  'delivery-area-id': null,
  minimum: null,
  charge: null,
}

test('after signing out nothing of the customer’s is left for the next one', () => {
  signIn()
  selectCar(aCar())
  temporaryDelivery.write({ ...ADDRESS, id: 'a-1' })
  nearestBranch.write({ id: 3, name: { fr: 'Hittin' }, lat: 1, long: 1 })
  forgetCustomer()
  const left = [currentUser, selectedCar, temporaryDelivery, nearestBranch].map((it) => it.read())
  expect(left).toEqual([null, null, null, null])
})

test('an address given for this order alone stays with the cart it was given for', () => {
  temporaryDelivery.write(ADDRESS)
  forgetCustomer()
  expect(temporaryDelivery.read()).toEqual(ADDRESS)
})
