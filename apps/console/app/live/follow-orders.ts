import { OrderEvent } from '@sufra/contract/live'
import { eventParser } from './event-parser.ts'

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
/** The server sends a sign of life every 15 seconds: silence for much longer is a dead line. */
const SILENCE_MS = 40_000

/** Follows what happens to orders, and comes back where it was whenever the line falls. Answers how to stop. */
export function followOrders({ fetch = globalThis.fetch, pause = waited, ...to }: Following) {
  const stopping = new AbortController()
  let lastId = ''
  let retryMs = FIRST_RETRY_MS
  let failures = 0
  void run()
  return () => stopping.abort()

  async function run() {
    to.onState('connecting')
    while (!stopping.signal.aborted) {
      try {
        if ((await listen()) === 'refused') return to.onState('refused')
      } catch {
        // Said below: whatever the reason, the line is down.
      }
      if (stopping.signal.aborted) return
      to.onState('lost')
      await pause(Math.min(retryMs * 2 ** failures, LONGEST_RETRY_MS), stopping.signal)
      failures++
    }
  }

  async function listen() {
    const line = new AbortController()
    const stop = () => line.abort()
    stopping.signal.addEventListener('abort', stop)
    let silence = setTimeout(stop, SILENCE_MS)
    try {
      const response = await fetch(to.uri, {
        headers: {
          accept: 'text/event-stream',
          ...to.headers,
          ...(lastId && { 'last-event-id': lastId }),
        },
        signal: line.signal,
      })
      if (response.status === 401 || response.status === 403) return 'refused'
      if (!response.ok || !response.body) throw new Error(`Status ${response.status}`)
      failures = 0
      to.onState('live')
      const push = eventParser({
        onEvent: ({ id, data }) => {
          lastId = id
          const event = OrderEvent.safeParse(parsed(data))
          if (event.success) to.onEvent(event.data)
        },
        onRetry: (ms) => {
          retryMs = ms
        },
      })
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return 'ended'
        clearTimeout(silence)
        silence = setTimeout(stop, SILENCE_MS)
        push(value)
      }
    } finally {
      clearTimeout(silence)
      stopping.signal.removeEventListener('abort', stop)
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
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
