import { expect, test } from 'vitest'
import type { Order } from '../../../order/placed/order-model.ts'
import { byMonth } from './by-month.ts'

const placed = (text: string) => ({ placedAt: Date.parse(text) }) as Order

test('orders stand under their month by the brand’s calendar', () => {
  const orders = [
    placed('2026-11-02T09:00:00Z'),
    // Already November in Riyadh.
    placed('2026-10-31T22:00:00Z'),
    placed('2026-10-31T12:00:00Z'),
  ]
  const months = byMonth(orders, 'Asia/Riyadh')
  expect(months.map(({ key, orders: own }) => [key, own.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
  ])
})
