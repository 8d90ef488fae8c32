import type { ServerResponse } from 'node:http'
import { type Cursor, writtenCursor } from './cursor.ts'

const HEARTBEAT_MS = 15_000
/** A reader who lets so many bytes pile up is told no more events until they have read on. */
const MAX_WAITING_BYTES = 64 * 1024
/** So that not everybody comes back at the same moment. */
const [SOONEST_RETURN_MS, LATEST_RETURN_MS] = [500, 4_000]

/** Server-sent events on a response of our own. */
export function eventStream(response: ServerResponse, { onClose }: { onClose: () => void }) {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  /** The last event there was, once the reader has missed some. */
  let missed: Cursor | null = null
  // Says that the stream stands, and how soon to come back when it falls.
  write(retry())
  const heartbeat = setInterval(() => {
    if (response.writableLength === 0) write(':\n\n')
  }, HEARTBEAT_MS)
  response.on('drain', () => {
    if (missed) reset(missed)
    missed = null
  })
  response.once('close', () => {
    clearInterval(heartbeat)
    onClose()
  })

  function write(text: string) {
    if (!response.writableEnded) response.write(text)
  }

  function reset(cursor: Cursor) {
    write(`id: ${writtenCursor(cursor)}\nevent: reset\ndata: {}\n\n`)
  }

  return {
    /** Where the reader comes back to when the stream is cut before its first event. */
    begin: (cursor: Cursor) => write(`id: ${writtenCursor(cursor)}\n\n`),
    send(name: string, { cursor, body }: { cursor: Cursor; body: unknown }) {
      if (missed || response.writableLength > MAX_WAITING_BYTES) missed = cursor
      else {
        const data = JSON.stringify(body)
        write(`id: ${writtenCursor(cursor)}\nevent: ${name}\ndata: ${data}\n\n`)
      }
    },
    /** What came before is not told: the reader asks how things stand, and hears what follows. */
    reset,
    /** Whoever may come back is told when. */
    end() {
      if (!response.writableEnded) response.end(retry())
    },
  }
}

function retry() {
  const wait = SOONEST_RETURN_MS + Math.random() * (LATEST_RETURN_MS - SOONEST_RETURN_MS)
  return `retry: ${Math.round(wait)}\n\n`
}
