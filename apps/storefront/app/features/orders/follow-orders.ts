import type { StreamCursor } from '@sufra/contract/client/order-stream'
import type { OrderEvent } from '@sufra/contract/orders/live'
import { type Asker, listen } from '../../order/placed/order-stream.ts'
import { currentUser } from '../../platform/session/current-user.ts'
import { liveValue } from '../../platform/storage/live-value.ts'

export type Follower = {
  onEvent: (event: OrderEvent) => void
  /** What happened while nobody listened is not told: ask how things stand. */
  onGap: () => void
  /** The server does not know who asks any more. */
  onSessionOver: () => void
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** 'lost': nothing comes in; how things stand is asked for from time to time instead. */
export const connection = liveValue<'idle' | 'open' | 'lost'>('idle')

const followers = new Set<Follower>()
const each = (tell: (follower: Follower) => void) => [...followers].forEach(tell)
let stop: (() => void) | null = null

/** Tells what happens to the customer's orders while the page can be seen, until the returned function is called. */
export function followOrders(asker: Asker, follower: Follower): () => void {
  followers.add(follower)
  stop ??= listenWhileVisible(asker)
  return () => {
    followers.delete(follower)
    if (followers.size > 0) return
    stop?.()
    stop = null
  }
}

function listenWhileVisible(asker: Asker): () => void {
  const cursor = { lastId: '' }
  let current: AbortController | null = null
  const look = () => {
    if (document.visibilityState === 'hidden') {
      current?.abort()
      current = null
    } else if (!current) {
      current = new AbortController()
      void keepListening(asker, cursor, current.signal)
    }
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    current?.abort()
    connection.write('idle')
  }
}

async function keepListening(asker: Asker, cursor: StreamCursor, signal: AbortSignal) {
  let failures = 0
  while (!signal.aborted) {
    const token = currentUser.read()?.token
    const end = token ? await listen(asker, token, cursor, heardBy(cursor, signal)) : 'over'
    if (signal.aborted) return
    if (end === 'over') return each(({ onSessionOver }) => onSessionOver())
    connection.write('lost')
    failures = end === 'cut' ? 1 : failures + 1
    await waited(waitAfter(failures), signal)
    // A stream that does not come is replaced by asking, as often as it is tried.
    if (!signal.aborted && failures > 1) each(({ onGap }) => onGap())
  }
}

const heardBy = (cursor: StreamCursor, signal: AbortSignal) => ({
  signal,
  onOpen() {
    connection.write('open')
    // Without a cursor to go on from the stream begins now; what was before it has to be asked for.
    if (!cursor.lastId) each(({ onGap }) => onGap())
  },
  onEvent: (event: OrderEvent) => each(({ onEvent }) => onEvent(event)),
})

/** Doubled with every failure in a row, and never quite the same for all who were cut off at once. */
export const waitAfter = (failures: number, chance = Math.random()) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.75 + chance / 2)

const waited = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
