import { expect, test } from 'vitest'
import { COLUMNS, doneAmong, nextStep, ordersIn, stepText } from './columns.ts'
import { aCard } from './testing.ts'

const at = (minute: number) => new Date(Date.UTC(2027, 1, 15, 12, minute)).toISOString()

test('an order goes from column to column and leaves the board at the end', () => {
  expect(COLUMNS.map(({ status }) => nextStep(status))).toEqual([
    'accepted',
    'in-kitchen',
    'ready',
    'finished',
  ])
  expect(nextStep('finished')).toBeNull()
})

test('in a column who waits at the curb comes first, then what was promised first', () => {
  const late = aCard({ 'promised-time': at(30) })
  const soon = aCard({ 'promised-time': at(10) })
  const waiting = aCard({ 'promised-time': at(50), 'arrived-at': at(1) })
  const elsewhere = aCard({ status: 'ready' })

  expect(ordersIn(COLUMNS[0], [late, soon, waiting, elsewhere])).toEqual([waiting, soon, late])
})

test('what is done is listed with the latest first', () => {
  const first = aCard({ status: 'finished', 'status-since': at(1) })
  const last = aCard({ status: 'cancelled-by-employee', 'status-since': at(9) })

  expect(doneAmong([first, aCard(), last])).toEqual([last, first])
})

test.each([
  ['to-go', 'move_finished'],
  ['deliver', 'move_finished_deliver'],
  ['curbside', 'move_finished_curbside'],
] as const)('handing over a %s order has a word of its own', (type, key) => {
  expect(stepText('finished', type)).toBe(key)
})
