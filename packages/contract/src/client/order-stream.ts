import { createParser } from 'eventsource-parser'
import { OrderEvent } from '../orders/live.ts'
import { type ApiSettings, headersFor } from './api-call.ts'

/** Where to go on after: outlives the stream, so that what happens between two of them is not missed. */
export type StreamCursor = {
  lastId: string
  /** When the server wants whoever was cut off back. */
  retryMs?: number | undefined
}

/** 'over': the session has ended on the server. 'unheard': nothing was received at all. */
export type StreamEnd = 'over' | 'cut' | 'unheard'

type StreamCall = { settings: ApiSettings; conceptId: number }
type StreamHandlers = {
  onOpen: () => void
  onEvent: (event: OrderEvent) => void
  /** Events are missing before this moment: how things stand has to be asked for. */
  onReset: () => void
  signal: AbortSignal
}

/** The server sends at least a heartbeat every 15 seconds: after a longer silence the connection is taken for dead. */
const SILENCE_MS = 40_000

/** One connection to the stream of order events, until it ends for whatever reason. */
export async function listenToOrders(
  { settings, conceptId }: StreamCall,
  cursor: StreamCursor,
  { onOpen, onEvent, onReset, signal }: StreamHandlers,
): Promise<StreamEnd> {
  const cut = new AbortController()
  const giveUp = () => cut.abort()
  let end: StreamEnd = 'unheard'
  let silence = setTimeout(giveUp, SILENCE_MS)
  signal.addEventListener('abort', giveUp)
  try {
    const { baseUrl, fetch = globalThis.fetch } = settings
    const response = await fetch(`${baseUrl}/realtime/${conceptId}`, {
      headers: {
        ...headersFor(settings),
        accept: 'text/event-stream',
        ...(cursor.lastId && { 'last-event-id': cursor.lastId }),
      },
      cache: 'no-store',
      signal: cut.signal,
    })
    if (response.status === 401 || response.status === 403) return 'over'
    if (!response.ok || !response.body) return end
    const parser = createParser({
      onId: (id) => {
        cursor.lastId = id
      },
      onRetry: (ms) => {
        cursor.retryMs = ms
      },
      onEvent: ({ event: name, data }) => {
        if (name === 'reset') onReset()
        const event = name === 'order' ? eventIn(data) : null
        if (event) onEvent(event)
      },
    })
    const words = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await words.read()
      if (done) return end
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENCE_MS)
      if (end === 'unheard') {
        end = 'cut'
        onOpen()
      }
      parser.feed(value)
    }
  } catch {
    return end
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', giveUp)
  }
}

/** Null for what is no event of ours: the stream goes on. */
function eventIn(data: string): OrderEvent | null {
  try {
    return OrderEvent.parse(JSON.parse(data))
  } catch {
    return null
  }
}
