import { NO_DESTINATION } from '@sufra/domain/branch/destination'
import { expect, test } from 'vitest'
import { locationBarValue } from './location-bar-value.ts'

const OLAYA = { id: 3, name: { 'en-us': 'Olaya' }, lat: 24.7, long: 46.7 }
const HOME = { id: null, label: 'Home', line1: '12 Palm Street', lat: 24.7, long: 46.7 }

// proves LB-03
test('with nothing chosen, the bar says so', () => {
  expect(locationBarValue(NO_DESTINATION)).toEqual({ is: 'nothing' })
})

// proves LB-02
test('a delivery names its address, not the branch', () => {
  const destination = {
    ...NO_DESTINATION,
    lastLocation: OLAYA,
    nearestBranch: OLAYA,
    deliveryAddress: HOME,
  }
  expect(locationBarValue({ ...destination, orderType: 'deliver' })).toEqual({
    is: 'address',
    line1: '12 Palm Street',
  })
  expect(locationBarValue({ ...destination, orderType: 'to-go' })).toEqual({
    is: 'branch',
    name: OLAYA.name,
  })
})

// proves LB-02, QR-03
test.each(['dine-in', 'eat-in'] as const)('%s at a table names the table', (orderType) => {
  const destination = { ...NO_DESTINATION, orderType, lastLocation: OLAYA, table: '12' }
  expect(locationBarValue(destination)).toEqual({ is: 'table', table: '12' })
})

test('a table means nothing to an order that is taken away', () => {
  const destination = {
    ...NO_DESTINATION,
    orderType: 'to-go' as const,
    lastLocation: OLAYA,
    table: '12',
  }
  expect(locationBarValue(destination)).toEqual({ is: 'branch', name: OLAYA.name })
})

test.each([
  ['deliver', 'missing-address'],
  ['pickup', 'missing-branch'],
] as const)('%s without a destination asks for one', (orderType, is) => {
  expect(locationBarValue({ ...NO_DESTINATION, orderType })).toEqual({ is })
})
