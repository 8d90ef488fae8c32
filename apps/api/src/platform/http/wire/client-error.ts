import type { Socket } from 'node:net'
import { PROBLEMS } from '@sufra/contract/wire/problems'
import { FALLBACK_LOCALE } from '@sufra/domain/text/locales'
import { textIn } from '@sufra/i18n/server-texts'

const { status, code } = PROBLEMS['bad-request']
const detail = textIn(FALLBACK_LOCALE)('refusal_malformed')
const body = JSON.stringify({ errors: [{ code, detail }] })

const answer = [
  `HTTP/1.1 ${status} Bad Request`,
  `Content-Length: ${body.length}`,
  'Content-Type: application/json; charset=utf-8',
  'Connection: close',
  '',
  body,
].join('\r\n')

const GOODBYE_MS = 2_000

/** Answers what is no HTTP, comes too slowly or has too many headers, before there is any request. */
export function answerClientError(_error: Error, socket: Socket) {
  if (!socket.writable) return void socket.destroy()
  // What still comes in is read and dropped: closing on unread bytes would cut the answer off.
  socket.resume().end(answer)
  socket.setTimeout(GOODBYE_MS, () => socket.destroy())
}
