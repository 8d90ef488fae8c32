import type { ApiSettings } from '@sufra/contract/client/api-call'
import { listenToOrders, type StreamCursor } from '@sufra/contract/client/order-stream'
import type { OrderEvent } from '@sufra/contract/orders/live'

/** `lost`: the stream has fallen and is being set up again. `refused`: whoever asks may not follow. */
export type StreamState = 'connecting' | 'live' | 'lost' | 'refused'

type Following = {
  conceptId: number
  /** Looked at before every attempt, for the token may be another one by then. Null: nobody is signed in. */
  settings: () => ApiSettings | null
  onEvent(event: OrderEvent): void
  onState(state: StreamState): void
  /** What happened while nobody listened is not told: ask how things stand. */
  onGap?(): void
  /** Whether to listen only while the page can be seen. */
  isPausedWhenHidden?: boolean
  /** The longest time between two attempts. */
  maxWaitMs?: number
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

/** Follows what happens to orders, and comes back where it was whenever the line falls. Answers how to stop. */
export function followOrders(following: Following): () => void {
  const cursor: StreamCursor = { lastId: '' }
  let current: AbortController | null = null
  const start = () => {
    if (current) return
    current = new AbortController()
    void keepListening(following, cursor, current.signal)
  }
  const stop = () => {
    current?.abort()
    current = null
  }
  following.onState('connecting')
  if (!following.isPausedWhenHidden) {
    start()
    return stop
  }
  const look = () => (document.visibilityState === 'hidden' ? stop() : start())
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    stop()
  }
}

async function keepListening(following: Following, cursor: StreamCursor, signal: AbortSignal) {
  const { conceptId, onEvent, onState, onGap, pause = waited } = following
  const onOpen = () => {
    onState('live')
    // Without a cursor the stream begins now; what was before it has to be asked for.
    if (!cursor.lastId) onGap?.()
  }
  const onReset = () => onGap?.()
  let failures = 0
  while (!signal.aborted) {
    const settings = following.settings()
    const end = settings
      ? await listenToOrders({ settings, conceptId }, cursor, { onOpen, onEvent, onReset, signal })
      : 'over'
    if (signal.aborted) return
    if (end === 'over') return onState('refused')
    onState('lost')
    failures = end === 'cut' ? 1 : failures + 1
    const wait = waitAfter(failures, following.maxWaitMs)
    // Of all who were cut off at once, the server has told each another time.
    await pause(end === 'cut' ? Math.max(wait, cursor.retryMs ?? 0) : wait, signal)
    // A stream that does not come is replaced by asking, as often as it is tried.
    if (!signal.aborted && failures > 1) onGap?.()
  }
}

/** Doubled with every failure in a row, and never quite the same for all who were cut off at once. */
export const waitAfter = (failures: number, maxMs = MAX_WAIT_MS, chance = Math.random()) =>
  Math.min(maxMs, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.75 + chance / 2)

const waited = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
