import { ApiFailure } from '@sufra/contract/client/api-failure'
import { aCart } from '@sufra/domain/testing/builders'
import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Brand } from '../../platform/visit/brand.ts'
import { storedCoupon } from '../choices/stored-coupon.ts'
import type { DraftOrder } from '../draft/draft-order.ts'
import type { OrderCalculation } from '../pricing/figures.ts'
import { aCoupon, anOrder } from '../pricing/testing.ts'
import { type CouponParts, couponDesk, NO_COUPON } from './coupon-desk.ts'

const BRAND = {} as Brand
const COUNTED = { discount: 2_40, error: null } as OrderCalculation

beforeEach(() => {
  openWindow()
})
afterEach(() => vi.unstubAllGlobals())

function aDesk(order: DraftOrder = anOrder({ lines: aCart(2) }), parts: Partial<CouponParts> = {}) {
  const priced: DraftOrder[] = []
  const kept: (OrderCalculation | null)[] = []
  const desk = couponDesk({
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
  return { ...desk, priced, kept }
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
  const desk = aDesk()
  const asked = desk.apply(' welcome10 ', BRAND)
  expect(desk.state.read().isChecking).toBe(true)
  expect(storedCoupon.read()).toBeNull()
  expect(await asked).toBeNull()
  expect(desk.priced[0]?.coupon?.coupon).toBe('WELCOME10')
  expect(desk.kept).toEqual([COUNTED])
  expect(storedCoupon.read()?.coupon).toBe('WELCOME10')
  desk.remove()
  expect(storedCoupon.read()).toBeNull()
})

// proves CO-07, CO-08, A-24
test.each([
  ['enter-first', '  ', anOrder({ lines: aCart(1) })],
  ['no-order-type', 'X', anOrder({ lines: aCart(1), orderType: null })],
  ['no-items', 'X', anOrder()],
])('%s', async (trouble, typed, order) => {
  const find = vi.fn()
  const desk = aDesk(order, { find })
  expect(await desk.apply(typed, BRAND)).toBe(trouble)
  expect(find).not.toHaveBeenCalled()
  expect(desk.state.read()).toEqual({ isChecking: false, trouble })
})

// proves QR-08
test('in queue mode a coupon may wait for the first item', async () => {
  const desk = aDesk(anOrder(), { isQueue: () => true })
  expect(await desk.apply('WELCOME10', BRAND)).toBeNull()
  expect(desk.priced).toEqual([])
  expect(storedCoupon.read()?.coupon).toBe('WELCOME10')
})

// proves CO-04, ER-18, ER-19
test.each([
  [refused(422, 'No such code', 'unknown-coupon'), 'not-valid'],
  [refused(500, 'Please try again later'), 'default-error'],
  [refused(422, 'item not found'), 'default-error'],
  [refused(400, 'Sorry, this store is not …', '1071'), 'store-closed'],
  [refused(422, 'You have already used this offer'), { told: 'You have already used this offer' }],
  [new ApiFailure('gone', { status: 0 }), 'unreachable'],
  [new Error('what?'), 'unreachable'],
])('%s leaves no coupon behind', async (failure, trouble) => {
  storedCoupon.write(aCoupon())
  const desk = aDesk(undefined, { price: () => Promise.reject(failure) })
  expect(await desk.apply('WELCOME10', BRAND)).toEqual(trouble)
  expect(storedCoupon.read()).toBeNull()
})

// proves CO-04, CO-10
test('an answer that names an error is no coupon', async () => {
  const error = 'This offer has ended'
  const desk = aDesk(undefined, { price: async () => ({ ...COUNTED, error }) })
  expect(await desk.apply('SUMMER25', BRAND)).toEqual({ told: error })
  expect(desk.kept).toEqual([])
  desk.forgetTrouble()
  expect(desk.state.read()).toEqual(NO_COUPON)
})
