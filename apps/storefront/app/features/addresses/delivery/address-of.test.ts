import { expect, test } from 'vitest'
import { addressOf } from './address-of.ts'
import type { DeliveringBranch } from './delivery-model.ts'

const branch = (id: number, lat: number): DeliveringBranch => ({
  id,
  href: `/menu/a-1/location/b-${id}`,
  name: `Branch ${id}`,
  names: { 'en-us': `Branch ${id}` },
  lat,
  long: 46.7,
  orderTypes: id === 3 ? ['to-go'] : ['deliver', 'to-go'],
})
const branches = [branch(1, 24.6), branch(2, 24.75), branch(3, 24.701)]
const form = {
  point: { lat: 24.7, long: 46.7 },
  line1: ' 12 Palm Street ',
  label: 'Work' as const,
  details: { floor: ' 2 ', building: '', landmark: '  ' },
}
const terms = { id: 11, branchId: 1, minimum: 3000, charge: 900 }

// proves ST-12
test('an address keeps its area’s terms, and the branch of the area serves it', () => {
  const chosen = addressOf(form, { state: 'inside', terms }, { before: null, branches })
  expect(chosen.address).toEqual({
    lat: 24.7,
    long: 46.7,
    line1: '12 Palm Street',
    label: 'Work',
    'delivery-area-id': 11,
    minimum: 3000,
    charge: 900,
    floor: '2',
  })
  expect(chosen.branch?.id).toBe(1)
})

// proves ER-24
test('an area that could not be asked for leaves the minimum as it was', () => {
  const before = {
    ...addressOf(form, { state: 'inside', terms }, { before: null, branches }).address,
  }
  const chosen = addressOf(form, { state: 'unknown' }, { before, branches })
  expect(chosen.address).toMatchObject({ 'delivery-area-id': null, minimum: 3000, charge: 900 })
})

// proves LO-04, ST-13
test('without an area the nearest branch that delivers serves the address', () => {
  const chosen = addressOf(form, { state: 'unknown' }, { before: null, branches })
  expect(chosen.branch?.id).toBe(2)
  expect(chosen.address.minimum).toBeNull()
})
