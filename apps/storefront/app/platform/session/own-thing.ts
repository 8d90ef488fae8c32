import { type Asked, query } from '@sufra/web/query/query'
import type { ReadableStore } from '@sufra/web/storage/live-value'
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

/** Something of the signed-in customer's that the server keeps, shared by whoever shows it. Another customer finds nothing of it. */
export function ownThing<T>(
  ask: (own: OwnCalls) => Promise<T>,
  { callsOf = ownCalls, clock = Date.now } = {},
): OwnThing<T> {
  const asked = query<{ key: string; context: CustomerContext }, T>({
    ask: async ({ context }) => ask(await callsOf(context)),
    freshMs: FRESH_MS,
    clock,
  })
  let ownerId: string | null = null
  let last: { of: Asked<T>; known: Known<T> } | null = null

  const owner = () => currentUser.read()?.id ?? null
  const read = (): Known<T> => {
    if (ownerId === null || ownerId !== owner()) return UNASKED
    const of = asked.read()
    // React compares what it reads by identity.
    if (last?.of !== of) last = { of, known: knownFrom(of) }
    return last.known
  }

  return {
    read,
    subscribe(listener) {
      const leave = [asked.subscribe(listener), currentUser.subscribe(listener)]
      return () => {
        for (const each of leave) each()
      }
    },
    async load(context) {
      const key = owner()
      if (key === null) return
      ownerId = key
      await asked.want({ key, context }, 'at-once')
    },
    change(make) {
      if (read().state === 'known') asked.change(make)
    },
  }
}

function knownFrom<T>({ answer, isCurrent, failure, isWaiting }: Asked<T>): Known<T> {
  if (answer !== null && isCurrent) return { state: 'known', value: answer }
  if (failure !== null) return { state: 'failed', value: null }
  return { state: isWaiting ? 'asking' : 'unasked', value: null }
}
