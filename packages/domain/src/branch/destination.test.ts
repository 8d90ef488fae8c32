import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_TYPES } from '../vocabulary/order-types.ts'
import {
  chooseBranch,
  chooseDelivery,
  chooseOrderType,
  currentLocationId,
  type Destination,
  NO_DESTINATION,
  withoutStaleDestination,
} from './destination.ts'

const branch = (id: number) => ({ id, name: { 'en-us': `Branch ${id}` }, lat: 24.7, long: 46.7 })
const home = { id: null, label: 'Home', line1: 'Olaya Street', lat: 24.69, long: 46.68 }
const destination = (changes: Partial<Destination>): Destination => ({
  ...NO_DESTINATION,
  ...changes,
})
const atBranch3 = chooseBranch(NO_DESTINATION, branch(3), ORDER_TYPES)

// proves CU-15
test('choosing a delivery sets the delivery alone', () => {
  const before = { ...atBranch3, isQueue: true, table: '12' }
  expect(chooseDelivery(before, home, branch(5))).toEqual({
    ...before,
    orderType: 'deliver',
    deliveryAddress: home,
    nearestBranch: branch(5),
  })
})

// proves CU-16
test('choosing a branch makes it the default of every allowed type but delivery', () => {
  const before = destination({ isQueue: true, deliveryAddress: home, nearestBranch: branch(5) })
  expect(chooseBranch(before, branch(3), ['deliver', 'to-go', 'dine-in'])).toEqual({
    ...before,
    orderType: 'to-go',
    defaults: { pickup: null, 'to-go': branch(3), 'eat-in': branch(3) },
    lastLocation: branch(3),
    isQueue: false,
  })
})

// proves A-11
test('curbside goes where to-go goes, and is never taken by itself', () => {
  const chosen = chooseBranch(NO_DESTINATION, branch(3), ['curbside', 'pickup'])
  expect(chosen.orderType).toBe('pickup')
  expect(chosen.defaults['to-go']).toEqual(branch(3))
  expect(currentLocationId(chooseOrderType(chosen, 'curbside'))).toBe(3)
  expect(chooseBranch(NO_DESTINATION, branch(3), ['curbside']).orderType).toBeNull()
})

// proves A-41
test('choosing a branch keeps an order type it allows', () => {
  const eatIn = destination({ orderType: 'eat-in' })
  expect(chooseBranch(eatIn, branch(3), ORDER_TYPES).orderType).toBe('eat-in')
  expect(chooseBranch(eatIn, branch(3), ['to-go']).orderType).toBe('to-go')
  expect(
    chooseBranch(destination({ orderType: 'deliver' }), branch(3), ORDER_TYPES).orderType,
  ).toBe('to-go')
})

test('a table is kept at its own branch only', () => {
  const seated = { ...chooseOrderType(atBranch3, 'dine-in'), table: '12' }
  expect(chooseBranch(seated, branch(3), ORDER_TYPES).table).toBe('12')
  expect(chooseBranch(seated, branch(4), ORDER_TYPES).table).toBeNull()
})

// proves CU-22
test('without a type and a nearest branch, the branch and the delivery are forgotten', () => {
  const stale = destination({ lastLocation: branch(3), deliveryAddress: home })
  expect(withoutStaleDestination(stale)).toEqual(NO_DESTINATION)
  const typed = { ...stale, orderType: 'to-go' as const }
  expect(withoutStaleDestination(typed)).toBe(typed)
  const near = { ...stale, nearestBranch: branch(5) }
  expect(withoutStaleDestination(near)).toBe(near)
})

test('delivery counts with the nearest branch, everything else with its own', () => {
  const both = chooseDelivery(atBranch3, home, branch(5))
  expect(currentLocationId(both)).toBe(5)
  expect(currentLocationId(chooseOrderType(both, 'pickup'))).toBe(3)
  expect(currentLocationId(chooseDelivery(atBranch3, home, null))).toBeNull()
  expect(currentLocationId(destination({ orderType: 'pickup', lastLocation: branch(4) }))).toBe(4)
  expect(currentLocationId(NO_DESTINATION)).toBeNull()
})

test('whatever was chosen before, a chosen branch is the current one', () => {
  const someTypes = fc.uniqueArray(fc.constantFrom('pickup', 'to-go', 'eat-in', 'dine-in'), {
    minLength: 1,
  })
  const someSteps = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), someTypes, fc.boolean()))
  fc.assert(
    fc.property(someSteps, (steps) => {
      let chosen = NO_DESTINATION
      for (const [id, types, isDelivery] of steps) {
        chosen = isDelivery
          ? chooseDelivery(chosen, home, branch(id))
          : chooseBranch(chosen, branch(id), types)
        expect(currentLocationId(chosen)).toBe(id)
      }
    }),
  )
})
