import { OrderEvent } from '@sufra/contract/live'
import { languageTag } from '@sufra/domain/locales'
import { baseUrl } from '../developer/base-url.ts'
import type { Brand } from '../visit/brand.ts'
import { streamReader } from './stream-reader.ts'

export type Asker = Pick<Brand, 'key' | 'conceptId' | 'locale'>

/** Where to go on after: outlives the stream, so that what happens between two of them is not missed. */
export type StreamPlace = { lastId: string }

/** 'over': the server does not know who asks any more. 'unheard': it never said a word. */
export type StreamEnd = 'over' | 'cut' | 'unheard'

/** The server says something at least every 15 seconds, if only a heartbeat. */
const SILENCE_MS = 40_000

/** One stream of the customer's events from its first word to its end, whatever ends it. */
export async function listen(
  { key, conceptId, locale }: Asker,
  token: string,
  place: StreamPlace,
  heard: { onOpen: () => void; onEvent: (event: OrderEvent) => void; signal: AbortSignal },
): Promise<StreamEnd> {
  const cut = new AbortController()
  const giveUp = () => cut.abort()
  let end: StreamEnd = 'unheard'
  let timer = setTimeout(giveUp, SILENCE_MS)
  heard.signal.addEventListener('abort', giveUp)
  try {
    const response = await fetch(`${baseUrl()}/api/realtime/${conceptId}`, {
      headers: {
        accept: 'text/event-stream',
        'accept-language': languageTag(locale),
        'app-key': key,
        authorization: `Bearer ${token}`,
        ...(place.lastId && { 'last-event-id': place.lastId }),
      },
      cache: 'no-store',
      signal: cut.signal,
    })
    if (response.status === 401) return 'over'
    if (!response.ok || !response.body) return end
    const reader = streamReader(({ name, data }) => {
      const event = name === 'order' ? eventIn(data) : null
      if (event) heard.onEvent(event)
    }, place.lastId)
    const words = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await words.read()
      if (done) return end
      clearTimeout(timer)
      timer = setTimeout(giveUp, SILENCE_MS)
      if (end === 'unheard') {
        end = 'cut'
        heard.onOpen()
      }
      reader.read(value)
      place.lastId = reader.lastId()
    }
  } catch {
    return end
  } finally {
    clearTimeout(timer)
    heard.signal.removeEventListener('abort', giveUp)
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
