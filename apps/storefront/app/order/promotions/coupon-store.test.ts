import { ApiFailure } from '@sufra/contract/client/api-failure'
import { aCart } from '@sufra/domain/testing/builders'
import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Brand } from '../../platform/visit/brand.ts'
import { storedCoupon } from '../choices/stored-coupon.ts'
import type { DraftOrder } from '../draft/draft-order.ts'
import type { OrderCalculation } from '../pricing/figures.ts'
import { aCoupon, anOrder } from '../pricing/testing.ts'
import { type CouponParts, couponStore, NO_COUPON } from './coupon-store.ts'

const BRAND = {} as Brand
const COUNTED = { discount: 2_40, error: null } as OrderCalculation

beforeEach(() => {
  openWindow()
})
afterEach(() => vi.unstubAllGlobals())

function aCouponStore(
  order: DraftOrder = anOrder({ lines: aCart(2) }),
  parts: Partial<CouponParts> = {},
) {
  const priced: DraftOrder[] = []
  const kept: (OrderCalculation | null)[] = []
  const store = couponStore({
    order: () => order,
    isQueue: () => false,
    find: async (code) => ({ ...order, coupon: aCoupon({ coupon: code }) }),
    price: async (wanted) => {
      priced.push(wanted)
      return COUNTED
    },
    keep: (wanted, answer) => {
      if (wanted.coupon) storedCoupon.write(wanted.coupon)
      kept.push(answer)
    },
    ...parts,
  })
  return { ...store, priced, kept }
}

const refused = (status: number, detail: string, code = 'any') =>
  new ApiFailure(detail, {
    status,
    problems: [
      { code, detail },
      { code, detail: 'and another' },
    ],
  })

// proves CO-01, CO-09
test('a code is looked up, counted by the server and only then in use', async () => {
  const store = aCouponStore()
  const asked = store.apply(' welcome10 ', BRAND)
  expect(store.state.read().isChecking).toBe(true)
  expect(storedCoupon.read()).toBeNull()
  expect(await asked).toBeNull()
  expect(store.priced[0]?.coupon?.coupon).toBe('WELCOME10')
  expect(store.kept).toEqual([COUNTED])
  expect(storedCoupon.read()?.coupon).toBe('WELCOME10')
  store.remove()
  expect(storedCoupon.read()).toBeNull()
})

// proves CO-07, CO-08, A-24
test.each([
  ['enter-first', '  ', anOrder({ lines: aCart(1) })],
  ['no-order-type', 'X', anOrder({ lines: aCart(1), orderType: null })],
  ['no-items', 'X', anOrder()],
])('%s', async (fault, typed, order) => {
  const find = vi.fn()
  const store = aCouponStore(order, { find })
  expect(await store.apply(typed, BRAND)).toBe(fault)
  expect(find).not.toHaveBeenCalled()
  expect(store.state.read()).toEqual({ isChecking: false, fault })
})

// proves QR-08
test('in queue mode a coupon may wait for the first item', async () => {
  const store = aCouponStore(anOrder(), { isQueue: () => true })
  expect(await store.apply('WELCOME10', BRAND)).toBeNull()
  expect(store.priced).toEqual([])
  expect(storedCoupon.read()?.coupon).toBe('WELCOME10')
})

// proves CO-04, ER-18, ER-19
test.each([
  [refused(422, 'No such code', 'unknown-coupon'), 'not-valid'],
  [refused(500, 'Please try again later', 'internal-error'), 'default-error'],
  [refused(422, 'item not found', 'item-not-found'), 'default-error'],
  [refused(400, 'Sorry, this store is not …', '1071'), 'store-closed'],
  [refused(422, 'item not found'), { message: 'item not found' }],
  [
    refused(422, 'You have already used this offer'),
    { message: 'You have already used this offer' },
  ],
  [new ApiFailure('gone', { status: 0 }), 'unreachable'],
  [new Error('what?'), 'unreachable'],
])('%s leaves no coupon behind', async (failure, fault) => {
  storedCoupon.write(aCoupon())
  const store = aCouponStore(undefined, { price: () => Promise.reject(failure) })
  expect(await store.apply('WELCOME10', BRAND)).toEqual(fault)
  expect(storedCoupon.read()).toBeNull()
})

// proves CO-04, CO-10
test('an answer that names an error is no coupon', async () => {
  const error = 'This offer has ended'
  const store = aCouponStore(undefined, { price: async () => ({ ...COUNTED, error }) })
  expect(await store.apply('SUMMER25', BRAND)).toEqual({ message: error })
  expect(store.kept).toEqual([])
  store.clearFault()
  expect(store.state.read()).toEqual(NO_COUPON)
})
