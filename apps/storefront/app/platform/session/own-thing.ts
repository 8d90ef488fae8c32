import { liveValue, type ReadableStore } from '@sufra/web/storage/live-value'
import { currentUser } from './current-user.ts'
import type { CustomerContext } from './customer-calls.ts'
import { type OwnCalls, ownCalls } from './customer-calls.ts'

type Known<T> =
  | { state: 'unasked' | 'asking' | 'failed'; value: null }
  | { state: 'known'; value: T }

export const UNASKED = { state: 'unasked', value: null } as const

export type OwnThing<T> = ReadableStore<Known<T>> & {
  /** Asks for it, unless it is fresh; what is known already stays to be seen meanwhile. */
  load: (context: CustomerContext) => Promise<void>
  /** For a change the server has agreed to, or is expected to. */
  change: (make: (value: T) => T) => void
}

const FRESH_MS = 30_000

type Held<T> = { ownerId: string | null; known: Known<T>; since: number }

/** Something of the signed-in customer's that the server keeps, shared by whoever shows it. Another customer finds nothing of it. */
export function ownThing<T>(
  ask: (own: OwnCalls) => Promise<T>,
  { callsOf = ownCalls, clock = Date.now } = {},
): OwnThing<T> {
  const held = liveValue<Held<T>>({ ownerId: null, known: UNASKED, since: 0 })
  let question = 0

  const owner = () => currentUser.read()?.id ?? null
  const read = (): Known<T> => {
    const { ownerId, known } = held.read()
    return ownerId === owner() ? known : UNASKED
  }
  const put = (known: Known<T>) => held.write({ ownerId: owner(), known, since: clock() })

  return {
    read,
    subscribe(listener) {
      const leave = [held.subscribe(listener), currentUser.subscribe(listener)]
      return () => {
        for (const each of leave) each()
      }
    },
    async load(context) {
      const { state } = read()
      const ownerId = owner()
      if (ownerId === null || state === 'asking') return
      if (state === 'known' && clock() - held.read().since < FRESH_MS) return
      question += 1
      const own = question
      // What was changed meanwhile is newer than the answer, and somebody else's is none.
      const isWanted = () => own === question && owner() === ownerId
      if (state !== 'known') put({ state: 'asking', value: null })
      try {
        const value = await ask(await callsOf(context))
        if (isWanted()) put({ state: 'known', value })
      } catch {
        if (isWanted() && state !== 'known') put({ state: 'failed', value: null })
      }
    },
    change(make) {
      const known = read()
      if (known.state !== 'known') return
      question += 1
      put({ state: 'known', value: make(known.value) })
    },
  }
}
