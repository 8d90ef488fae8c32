import type { Socket } from 'node:net'
import { PROBLEMS } from '@sufra/contract/problems'

const { status, code } = PROBLEMS['bad-request']
const body = JSON.stringify({ errors: [{ code, detail: 'The request is malformed.' }] })

/** Answers what is no HTTP, comes too slowly or has too many headers, before there is any request. */
export function answerClientError(error: Error, socket: Socket) {
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} Bad Request`,
        `Content-Length: ${body.length}`,
        'Content-Type: application/json; charset=utf-8',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}
