import { expect, test } from 'vitest'
import { anOrderEvent, ORDER } from './testing.ts'
import { movedBy, type TrackedOrder } from './tracked-order.ts'

const tracked = {
  order: { id: ORDER, status: 'posted' },
  steps: [{ status: 'posted', at: 1 }],
} as TrackedOrder

test('an event moves the order before anybody has asked for the rest', () => {
  const moved = movedBy(tracked, anOrderEvent('accepted'))
  expect(moved.order.status).toBe('accepted')
  expect(moved.steps).toEqual([
    { status: 'posted', at: 1 },
    { status: 'accepted', at: Date.parse('2026-11-15T09:00:00.000Z') },
  ])
})

test('an event that is known already, or of another order, moves nothing', () => {
  expect(movedBy(tracked, anOrderEvent('posted'))).toBe(tracked)
  expect(movedBy(tracked, anOrderEvent('ready', { orderId: 'x' }))).toBe(tracked)
})
