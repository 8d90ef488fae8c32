import type { ServerResponse } from 'node:http'
import { type Cursor, writtenCursor } from './cursor.ts'

const HEARTBEAT_MS = 15_000
/** A reader that lets so many bytes pile up is cut off; it comes back where it was. */
const MAX_WAITING_BYTES = 1024 * 1024

/** Server-sent events on a response of our own. */
export function eventStream(response: ServerResponse, { onClose }: { onClose: () => void }) {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  // Says that the stream stands, and how soon to come back when it falls.
  response.write('retry: 2000\n\n')
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  response.once('close', () => {
    clearInterval(heartbeat)
    onClose()
  })

  function write(text: string) {
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy()
    else response.write(text)
  }

  return {
    /** Where the reader comes back to when the stream is cut before its first event. */
    begin: (cursor: Cursor) => write(`id: ${writtenCursor(cursor)}\n\n`),
    send: (name: string, { cursor, body }: { cursor: Cursor; body: unknown }) =>
      write(`id: ${writtenCursor(cursor)}\nevent: ${name}\ndata: ${JSON.stringify(body)}\n\n`),
    end: () => response.end(),
  }
}
