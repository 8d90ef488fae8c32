import { ApiFailure } from '@sufra/contract/client/api-failure'
import { afterEach, expect, test, vi } from 'vitest'
import { addressLineAt, lookUpArea } from './delivery-area.ts'
import type { DeliveringBranch } from './delivery-model.ts'

const POINT = { lat: 24.7, long: 46.7 }
const branch = (id: number, lat: number, orderTypes: DeliveringBranch['orderTypes']) => ({
  id,
  href: `/menu/a-1/location/b-${id}`,
  name: `Branch ${id}`,
  names: { 'en-us': `Branch ${id}` },
  lat,
  long: 46.7,
  orderTypes,
})
const BRANCHES = [branch(1, 24.71, ['deliver']), branch(2, 24.8, ['deliver', 'to-go'])]

const lookUp = (deliveryArea: () => Promise<never>) =>
  lookUpArea({ client: { deliveryArea }, point: POINT, decimals: 3, branches: BRANCHES })
const failing = (status: number) => async () => {
  throw new ApiFailure('no', { status })
}

afterEach(() => vi.restoreAllMocks())

// proves AD-07
test('inside an area its terms come in minor units', async () => {
  const attributes = {
    'delivery-area': {
      id: 11,
      name: { 'en-us': 'South' },
      'location-id': 2,
      'minimum-order-amount': 3.25,
      'delivery-charge': 0.75,
    },
  }
  const deliveryArea = async () => ({
    data: { type: 'delivery-areas' as const, id: 11, attributes },
  })
  const client = { deliveryArea }
  expect(await lookUpArea({ client, point: POINT, decimals: 3, branches: BRANCHES })).toEqual({
    state: 'inside',
    terms: { id: 11, branchId: 2, minimum: 3250, charge: 750 },
  })
})

// proves CK-17
test('outside every area the nearest branch one can go to is offered', async () => {
  expect(await lookUp(failing(404))).toEqual({ state: 'outside', pickup: BRANCHES[1] })
})

// proves ER-24
test.each([0, 500, 503])(
  'a failure with status %d is logged and decides nothing',
  async (status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await lookUp(failing(status))).toEqual({ state: 'unknown' })
    expect(log).toHaveBeenCalledOnce()
  },
)

// proves AD-04, AD-06, ER-23
test('a point has an address line, or none, but never an error', async () => {
  const named = async () => ({
    features: [{ place_name: '12 Palm Street', center: [46.7, 24.7] as [number, number] }],
  })
  expect(await addressLineAt({ reverseGeocode: named }, POINT)).toBe('12 Palm Street')
  expect(await addressLineAt({ reverseGeocode: async () => ({ features: [] }) }, POINT)).toBeNull()
  expect(await addressLineAt({ reverseGeocode: failing(500) }, POINT)).toBeNull()
})
