import { listenToOrders } from '@sufra/contract/client/order-stream'
import type { OrderEvent } from '@sufra/contract/orders/live'

/** `lost`: the stream has fallen and is being set up again. `refused`: whoever asks may not follow. */
export type StreamState = 'connecting' | 'live' | 'lost' | 'refused'

type Following = {
  uri: string
  headers: Record<string, string>
  onEvent(event: OrderEvent): void
  onState(state: StreamState): void
  fetch?: typeof globalThis.fetch
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 15_000

/** Follows what happens to orders, and comes back where it was whenever the line falls. Answers how to stop. */
export function followOrders({ pause = waited, onEvent, onState, ...call }: Following) {
  const stopping = new AbortController()
  const { signal } = stopping
  void run()
  return () => stopping.abort()

  async function run() {
    const place = { lastId: '' }
    let failures = 0
    onState('connecting')
    while (!signal.aborted) {
      const end = await listenToOrders(call, place, { onOpen, onEvent, signal })
      if (signal.aborted) return
      if (end === 'over') return onState('refused')
      onState('lost')
      failures = end === 'cut' ? 1 : failures + 1
      await pause(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS), signal)
    }
  }

  function onOpen() {
    onState('live')
  }
}

const waited = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
