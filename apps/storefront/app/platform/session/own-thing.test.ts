import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUser } from './current-user.ts'
import { ownThing } from './own-thing.ts'
import { aUser, CONTEXT, signIn } from './testing.ts'

const OTHER = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

let now = 0
beforeEach(() => {
  openWindow()
  now = 1_000_000
})
afterEach(() => vi.unstubAllGlobals())

/** Something whose questions are answered by hand. */
function aThing() {
  const waiting: { resolve: (value: string[]) => void; reject: () => void }[] = []
  const ask = vi.fn(
    () => new Promise<string[]>((resolve, reject) => waiting.push({ resolve, reject })),
  )
  const thing = ownThing(ask, { callsOf: signIn(), clock: () => now })
  const answer = async (how: 'resolve' | 'reject', value: string[] = []) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    const asked = waiting.shift()
    if (how === 'resolve') asked?.resolve(value)
    else asked?.reject()
  }
  return { thing, ask, answer }
}

test('it is asked for once, however many want it', async () => {
  const { thing, ask, answer } = aThing()
  expect(thing.read().state).toBe('unasked')
  const loading = [thing.load(CONTEXT), thing.load(CONTEXT)]
  expect(thing.read().state).toBe('asking')
  await answer('resolve', ['home'])
  await Promise.all(loading)
  await thing.load(CONTEXT)
  expect(thing.read()).toEqual({ state: 'known', value: ['home'] })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what failed can be asked for again', async () => {
  const { thing, answer } = aThing()
  const first = thing.load(CONTEXT)
  await answer('reject')
  await first
  expect(thing.read().state).toBe('failed')
  const second = thing.load(CONTEXT)
  await answer('resolve', ['home'])
  await second
  expect(thing.read().value).toEqual(['home'])
})

test('after a while it is asked for anew, and stays to be seen meanwhile, also if that fails', async () => {
  const { thing, ask, answer } = aThing()
  const first = thing.load(CONTEXT)
  await answer('resolve', ['home'])
  await first
  now += 60_000
  const second = thing.load(CONTEXT)
  expect(thing.read().value).toEqual(['home'])
  await answer('reject')
  await second
  expect(thing.read()).toEqual({ state: 'known', value: ['home'] })
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a change counts for more than an answer that was on its way before it', async () => {
  const { thing, answer } = aThing()
  const first = thing.load(CONTEXT)
  await answer('resolve', ['home'])
  await first
  now += 60_000
  const second = thing.load(CONTEXT)
  thing.change((known) => [...known, 'work'])
  await answer('resolve', ['home'])
  await second
  expect(thing.read().value).toEqual(['home', 'work'])
})

test('another customer at the same screen finds nothing of it, not even what is on its way', async () => {
  const { thing, answer } = aThing()
  const first = thing.load(CONTEXT)
  await answer('resolve', ['home'])
  await first
  currentUser.write(aUser({ id: OTHER }))
  expect(thing.read()).toEqual({ state: 'unasked', value: null })

  currentUser.write(aUser())
  now += 60_000
  const second = thing.load(CONTEXT)
  currentUser.write(aUser({ id: OTHER }))
  await answer('resolve', ['hers'])
  await second
  expect(thing.read().value).toBeNull()
})

test('whoever is not signed in has nothing, and is not asked about', async () => {
  const { thing, ask } = aThing()
  currentUser.clear()
  await thing.load(CONTEXT)
  expect(thing.read().state).toBe('unasked')
  expect(ask).not.toHaveBeenCalled()
})
