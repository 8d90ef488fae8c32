import { expect, test } from 'vitest'
import { cancellationAt } from './order-cancellation.ts'

const RULES = { maxStatus: 2, minutes: 5 }
const since = Date.UTC(2027, 1, 22, 12)
const MINUTE = 60_000

// proves OR-18
test('below the last status it is possible at any time', () => {
  const order = { status: 'posted', statusSince: since } as const
  expect(cancellationAt(order, RULES, since + 60 * MINUTE)).toEqual({
    state: 'possible',
    until: null,
  })
})

// proves OR-09
test('in the last status it is possible until the deadline, and not at it', () => {
  const order = { status: 'accepted', statusSince: since } as const
  const until = since + 5 * MINUTE
  expect(cancellationAt(order, RULES, until - 1)).toEqual({ state: 'possible', until })
  expect(cancellationAt(order, RULES, until)).toEqual({ state: 'over' })
})

test('after the last status it is too late, and an order that has ended stays as it is', () => {
  for (const status of ['in-kitchen', 'ready', 'finished', 'cancelled-by-employee'] as const) {
    expect(cancellationAt({ status, statusSince: since }, RULES, since)).toEqual({ state: 'over' })
  }
})

test('a brand that allows it late still never allows what is ready', () => {
  const order = { status: 'ready', statusSince: since } as const
  expect(cancellationAt(order, { maxStatus: 5, minutes: 60 }, since)).toEqual({ state: 'over' })
})
