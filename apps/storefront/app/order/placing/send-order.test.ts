import { ApiFailure, UnreadableAnswer } from '@sufra/contract/client/api-failure'
import type { ApiClient } from '@sufra/contract/client/client'
import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aWrittenOrder } from '../../features/checkout/testing.ts'
import { keyOrder, orderInDoubt, orderKey } from './order-key.ts'
import { sendOrder } from './send-order.ts'

const LAYLA = '00000000-0000-4000-8000-000000000001'
const refused = (status: number) =>
  new ApiFailure('no', { status, problems: [{ code: 'x', detail: 'No' }] })

beforeEach(() => void openWindow())
afterEach(() => vi.unstubAllGlobals())

/** A server that answers, or fails, in this way; and what it was sent. */
function aServer(answer: () => Promise<unknown>) {
  const sent: string[] = []
  const place = ((_order: unknown, key: string) => {
    sent.push(key)
    return answer()
  }) as ApiClient['orders']['place']
  return { calls: { place }, sent }
}
const failing = (failure: Error) => aServer(() => Promise.reject(failure))

test('an order that is placed is in doubt no longer', async () => {
  const server = aServer(async () => ({ data: { id: 'o' } }))
  const keyed = keyOrder(aWrittenOrder(), LAYLA)
  expect(await sendOrder(server.calls, keyed, { wasInDoubt: false })).toMatchObject({
    kind: 'placed',
  })
  expect(server.sent).toEqual([keyed.key])
  expect(orderKey.read()).toBeNull()
})

test.each([
  ['no answer', new ApiFailure('unreachable', { status: 0 })],
  ['an answer cut short', new UnreadableAnswer(201, new SyntaxError('end'))],
  ['a server that broke', refused(500)],
  ['a server that is away', refused(503)],
  ['a proxy that refuses in its own words', new ApiFailure('Status 404', { status: 404 })],
])('%s leaves the order in doubt, under its key', async (_, failure) => {
  const keyed = keyOrder(aWrittenOrder(), LAYLA)
  const { calls } = failing(failure)
  expect(await sendOrder(calls, keyed, { wasInDoubt: false })).toMatchObject({ kind: 'in-doubt' })
  expect(orderInDoubt(LAYLA)?.key).toBe(keyed.key)
})

test.each([400, 401, 422, 429])(
  'a refusal with %i means that nothing was placed',
  async (status) => {
    const keyed = keyOrder(aWrittenOrder(), LAYLA)
    const { calls } = failing(refused(status))
    expect(await sendOrder(calls, keyed, { wasInDoubt: false })).toMatchObject({ kind: 'refused' })
    expect(orderInDoubt(LAYLA)).toBeNull()
    expect(orderKey.read()?.key).toBe(keyed.key)
  },
)

test.each([401, 403, 429])(
  'being turned away with %i says nothing about an attempt before it',
  async (status) => {
    const keyed = keyOrder(aWrittenOrder(), LAYLA)
    const { calls } = failing(refused(status))
    expect(await sendOrder(calls, keyed, { wasInDoubt: true })).toMatchObject({ kind: 'in-doubt' })
    expect(orderInDoubt(LAYLA)).not.toBeNull()
  },
)

test('a server that looked at an order in doubt and refused it has placed none', async () => {
  const keyed = keyOrder(aWrittenOrder(), LAYLA)
  const { calls } = failing(refused(422))
  expect(await sendOrder(calls, keyed, { wasInDoubt: true })).toMatchObject({ kind: 'refused' })
  expect(orderInDoubt(LAYLA)).toBeNull()
})
