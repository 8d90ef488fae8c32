import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastLocation } from '../../platform/storage/keys/last-location.ts'
import { nearestBranch } from '../../platform/storage/keys/nearest-branch.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { currentBranch } from './current-branch.ts'

const OLAYA = { id: 3, name: { 'en-us': 'Olaya' }, lat: 24.7, long: 46.7 }
const HITTIN = { id: 4, name: { 'en-us': 'Hittin' }, lat: 24.8, long: 46.6 }

beforeEach(() => {
  openWindow()
})
afterEach(() => vi.unstubAllGlobals())

// proves CA-06, LO-04
test('the branch chosen last counts, unless the order is delivered by another', () => {
  expect(currentBranch.read()).toBeNull()
  lastLocation.write(OLAYA)
  expect(currentBranch.read()).toEqual(OLAYA)
  storedOrderType.write('deliver')
  expect(currentBranch.read()).toBeNull()
  nearestBranch.write(HITTIN)
  expect(currentBranch.read()).toEqual(HITTIN)
  storedOrderType.write('dine-in')
  expect(currentBranch.read()).toEqual(OLAYA)
})

test('the same choice is the same object, so that React does not render in circles', () => {
  lastLocation.write(OLAYA)
  expect(currentBranch.read()).toBe(currentBranch.read())
})

test('subscribers are told of every part of the choice until they unsubscribe', () => {
  const [one, other] = [vi.fn(), vi.fn()]
  const leaveOne = currentBranch.subscribe(one)
  const leaveOther = currentBranch.subscribe(other)
  storedOrderType.write('deliver')
  nearestBranch.write(HITTIN)
  leaveOne()
  lastLocation.write(OLAYA)
  leaveOther()
  lastLocation.write(HITTIN)
  expect(one).toHaveBeenCalledTimes(2)
  expect(other).toHaveBeenCalledTimes(3)
})
