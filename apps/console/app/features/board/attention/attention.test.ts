import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAttention } from './attention.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const ring = vi.fn()
  const titles: number[] = []
  const attention = openAttention({ ring })
  attention.subscribe(() => titles.push(attention.flashing()))
  return { attention, ring, titles }
}

// proves IM-02
test('a new order rings and flashes in the title until somebody looks', () => {
  const { attention, ring, titles } = open()

  attention.call(['a'])
  vi.advanceTimersByTime(17_000)
  expect(ring).toHaveBeenCalledTimes(3)
  expect(titles.slice(0, 4)).toEqual([1, 0, 1, 0])
  expect([...attention.unseen()]).toEqual(['a'])

  attention.look()
  vi.advanceTimersByTime(60_000)
  expect(ring).toHaveBeenCalledTimes(3)
  expect(titles.at(-1)).toBe(0)
  expect(attention.unseen().size).toBe(0)
})

test('a second order before anybody looks is counted with the first', () => {
  const { attention, ring, titles } = open()

  attention.call(['a'])
  attention.call(['b', 'a'])

  expect(titles.at(-1)).toBe(2)
  expect(ring).toHaveBeenCalledTimes(2)
})

test('looking when nothing has come changes nothing', () => {
  const { attention, titles } = open()
  attention.look()
  expect(titles).toEqual([])
})
