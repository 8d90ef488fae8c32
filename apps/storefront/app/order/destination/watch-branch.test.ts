import '@sufra/contract/client/answers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { branchStatus } from './branch-status.ts'
import { watchBranch } from './watch-branch.ts'

const CONTEXT = { key: 'saj-key', locale: 'ar-sa' } as const
const MINUTE = 60_000

let answers: Record<string, () => Response>
const asked = vi.fn<(path: string, init: RequestInit) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  answers = {}
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked(path, init)
    const answer = answers[path]
    if (!answer) throw new TypeError('no network')
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockClear()
})

const HITTIN = {
  id: 3,
  name: { 'en-us': 'Hittin' },
  label: 'Hittin',
  line1: {},
  city: {},
  lat: 24.8,
  long: 46.6,
  telephone: '',
  'order-types': ['to-go'],
  hours: [],
  holidays: [],
  distance: null,
}

function branch(id: number, { accepts = true, inactive = [] as unknown[], curbside = 0 }) {
  const attributes = { ...HITTIN, 'accepts-orders': accepts, 'curbside-enabled': curbside }
  answers[`/api/locations/${id}`] = () =>
    Response.json({ data: { type: 'locations', id, attributes } })
  answers[`/api/locations/${id}/inactive-categories`] = () => Response.json({ data: inactive })
}
const settle = () => vi.advanceTimersByTimeAsync(0)

// proves CA-08, CA-09
test('the categories a branch has switched off are told, each once', async () => {
  branch(1, { inactive: [5, 7, 5] })
  const leave = watchBranch(1, CONTEXT)
  await settle()
  expect(branchStatus.read()).toEqual({
    branchId: 1,
    acceptsOrders: true,
    inactiveCategories: [5, 7],
    curbsideEnabled: 0,
  })
  leave()
  expect(branchStatus.read().branchId).toBeNull()
})

test('the API is asked with the brand’s key and the visitor’s language', async () => {
  branch(2, {})
  const leave = watchBranch(2, CONTEXT)
  await settle()
  for (const [, init] of asked.mock.calls) {
    expect(init.headers).toMatchObject({ 'app-key': 'saj-key', 'accept-language': 'ar-SA' })
  }
  leave()
})

// proves LO-07
test('a branch that stops taking orders is noticed within minutes', async () => {
  branch(3, {})
  const leave = watchBranch(3, CONTEXT)
  await settle()
  branch(3, { accepts: false })
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  expect(branchStatus.read().acceptsOrders).toBe(false)
  leave()
})

test('what cannot be asked for stays as it was', async () => {
  branch(4, { accepts: false, inactive: [9] })
  const leave = watchBranch(4, CONTEXT)
  await settle()
  answers = { '/api/locations/4': () => new Response('', { status: 500 }) }
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  expect(branchStatus.read()).toMatchObject({
    branchId: 4,
    acceptsOrders: false,
    inactiveCategories: [9],
  })
  leave()
})

test('what cannot be read stays as it was', async () => {
  branch(7, { inactive: [9] })
  const leave = watchBranch(7, CONTEXT)
  await settle()
  branch(7, { accepts: false, inactive: [5, 'x', -1] })
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  expect(branchStatus.read()).toMatchObject({ acceptsOrders: false, inactiveCategories: [9] })
  leave()
})

test('a branch seen before has its status at once', async () => {
  branch(5, { inactive: [2] })
  watchBranch(5, CONTEXT)()
  await settle()
  const leave = watchBranch(5, CONTEXT)
  expect(branchStatus.read().inactiveCategories).toEqual([2])
  leave()
})

test('a branch that is gone takes no orders', async () => {
  answers['/api/locations/6'] = () => new Response('', { status: 404 })
  const leave = watchBranch(6, CONTEXT)
  await settle()
  expect(branchStatus.read().acceptsOrders).toBe(false)
  leave()
})

// proves CB-02
test('a branch says whether it carries orders out to cars, and nothing before it has answered', async () => {
  branch(9, { curbside: 1 })
  const leave = watchBranch(9, CONTEXT)
  expect(branchStatus.read().curbsideEnabled).toBeNull()
  await settle()
  expect(branchStatus.read().curbsideEnabled).toBe(1)
  leave()
})
