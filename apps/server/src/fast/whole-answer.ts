import {
  type IncomingMessage,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'
import { serverOptions } from '@sufra/api/platform/http/wire/server-options'

/** Names and values in turn, the way Node writes them fastest. */
export type Headers = readonly string[]
export type WholeAnswer = ReturnType<typeof wholeAnswer>

const KEPT_ALIVE = [
  'Connection: keep-alive',
  `Keep-Alive: timeout=${serverOptions.keepAliveTimeout / 1_000}`,
]

/**
 * Head and body in one run of bytes. Node checks all headers and writes head and body apart whenever it
 * answers; checked once and written in one piece, an answer takes 0.62 of the time (decision 013). The head
 * tells the time, so it is written anew in every second in which somebody asks.
 */
export function wholeAnswer(parts: { headers: Headers; body: Buffer; clock: () => number }) {
  const { headers, clock } = parts
  const lines = checkedLines(headers)
  let bytes = parts.body
  let bodyStart = 0
  let second = 0

  const bodyAlone = () => bytes.subarray(bodyStart)

  function bytesAt(now: number): Buffer {
    const asked = Math.floor(now / 1_000)
    if (asked === second) return bytes
    const date = `Date: ${new Date(now).toUTCString()}`
    const head = ['HTTP/1.1 200 OK', ...lines, date, ...KEPT_ALIVE, '\r\n'].join('\r\n')
    // Not in place: the bytes of the last second may still be on their way to somebody slow.
    bytes = Buffer.concat([Buffer.from(head, 'latin1'), bodyAlone()])
    bodyStart = head.length
    second = asked
    return bytes
  }

  return {
    to({ method }: IncomingMessage, response: ServerResponse) {
      const { socket, shouldKeepAlive } = response
      // Without its body, the last on its connection or waiting behind another: Node knows what to do.
      if (method === 'HEAD' || !shouldKeepAlive || !socket) {
        response.writeHead(200, headers as string[]).end(bodyAlone())
        return
      }
      socket.write(bytesAt(clock()), (error) => {
        if (!error) response.emit('finish')
      })
    },
  }
}

function checkedLines(headers: Headers): string[] {
  const lines: string[] = []
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines.push(`${name}: ${value}`)
  }
  return lines
}
