import { expect, test } from 'vitest'
import { countdownText, statusSentence, stepsOf, stepTitle, wentWrong } from './order-status.ts'

const had = [
  { status: 'posted', at: 1 },
  { status: 'accepted', at: 2 },
] as const

// proves OR-17
test('each step says whether it is done, under way or to come, and when it came', () => {
  expect(stepsOf('accepted', had)).toEqual([
    { status: 'posted', state: 'done', at: 1 },
    { status: 'accepted', state: 'current', at: 2 },
    { status: 'in-kitchen', state: 'next', at: null },
    { status: 'ready', state: 'next', at: null },
    { status: 'finished', state: 'next', at: null },
  ])
})

test('a finished order has nothing under way', () => {
  expect(stepsOf('finished', had).every(({ state }) => state === 'done')).toBe(true)
})

test.each(['cancelled-by-customer', 'cancelled-by-employee', 'order-failed'] as const)(
  '%s is no good end',
  (status) => {
    expect(wentWrong(status)).toBe(true)
  },
)

// proves OR-03, A-20
test('a delivery is on its way once it has a driver', () => {
  const shown = { type: 'deliver', hasDriver: true } as const
  expect(stepTitle('ready', 'current', shown)).toBe('food_on_the_way')
  expect(stepTitle('ready', 'current', { ...shown, hasDriver: false })).toBe('status_ready')
  expect(stepTitle('finished', 'next', shown)).toBe('order_delivered')
  expect(stepTitle('finished', 'next', { type: 'to-go', hasDriver: false })).toBe('order_complete')
  expect(statusSentence('ready', shown)).toBe('say_on_the_way')
})

test.each([
  [161_000, '02:41'],
  [160_001, '02:41'],
  [59_000, '00:59'],
  [0, '00:00'],
  [-5, '00:00'],
])('%i milliseconds are %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text)
})
