import { expect, test } from 'vitest'
import {
  canFollow,
  isEnded,
  isForKitchen,
  movesOf,
  ORDER_STATUSES,
  type OrderActor,
  sequenceOf,
} from './order-lifecycle.ts'

const ACTORS: OrderActor[] = ['customer', 'staff', 'system']

// proves OR-01, OR-02
test('the statuses and their positions are those that settings and clients count by', () => {
  expect(ORDER_STATUSES.map((status) => [status, sequenceOf(status)])).toEqual([
    ['waiting-for-payment', 0],
    ['posted', 1],
    ['accepted', 2],
    ['in-kitchen', 3],
    ['ready', 4],
    ['finished', 5],
    ['cancelled-by-customer', 6],
    ['cancelled-by-employee', 7],
    ['order-failed', 8],
  ])
})

test('every status can be reached, and from each the order can come to an end', () => {
  const reached = new Set(
    ORDER_STATUSES.flatMap((from) => ACTORS.flatMap((actor) => movesOf(from, actor))),
  )
  const starts = ['waiting-for-payment', 'posted']
  expect(
    ORDER_STATUSES.filter((status) => !reached.has(status) && !starts.includes(status)),
  ).toEqual([])
  for (const status of ORDER_STATUSES) {
    let ahead = new Set([status])
    for (let step = 0; step < ORDER_STATUSES.length; step++) {
      ahead = new Set([
        ...ahead,
        ...[...ahead].flatMap((from) => ACTORS.flatMap((actor) => movesOf(from, actor))),
      ])
    }
    expect([...ahead].some(isEnded)).toBe(true)
  }
})

test('no order moves backwards, and none leaves its end', () => {
  for (const from of ORDER_STATUSES)
    for (const to of ORDER_STATUSES)
      for (const actor of ACTORS)
        if (canFollow(from, to, actor)) {
          expect(sequenceOf(to)).toBeGreaterThan(sequenceOf(from))
          expect(isEnded(from)).toBe(false)
        }
})

test('customers can cancel and nothing else; only payment brings an order to the kitchen', () => {
  for (const from of ORDER_STATUSES) {
    expect(movesOf(from, 'customer').every((to) => to === 'cancelled-by-customer')).toBe(true)
  }
  expect(canFollow('waiting-for-payment', 'posted', 'staff')).toBe(false)
  expect(isForKitchen('waiting-for-payment')).toBe(false)
  expect(ORDER_STATUSES.filter(isForKitchen)).toEqual(['posted', 'accepted', 'in-kitchen', 'ready'])
})
