import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDoor } from '../testing/test-door.ts'

type Door = Awaited<ReturnType<typeof openTestDoor>>
let fast: Door
let plain: Door
beforeAll(async () => {
  fast = await openTestDoor()
  plain = await openTestDoor({ FAST_PATHS: 'false' })
})
afterAll(async () => {
  await fast.close()
  await plain.close()
})

const withoutDate = ({ date: _, ...headers }: Record<string, unknown>) => headers

test.each([
  ['/menu', {}],
  ['/menu', { 'accept-encoding': 'br' }],
  ['/menu', { 'accept-encoding': 'gzip', connection: 'keep-alive' }],
  ['/menu', { cookie: 'locale=ar-sa' }],
  ['/cdn/menus/1.json', { 'accept-encoding': 'br' }],
])('%s with %o is the same from memory and on the plain path', async (path, headers) => {
  await fast.ask(path, { headers })
  const before = await fast.answersFromMemory()
  const kept = await fast.ask(path, { headers })
  const isKept = (await fast.answersFromMemory()) > before
  await plain.ask(path, { headers })
  const made = await plain.ask(path, { headers })

  expect(isKept || kept.status !== 200).toBe(true)
  expect(made.status).toBe(kept.status)
  expect(made.bytes).toEqual(kept.bytes)
  expect(withoutDate(made.headers)).toEqual(withoutDate(kept.headers))
  expect(await plain.answersFromMemory()).toBe(0)
})
