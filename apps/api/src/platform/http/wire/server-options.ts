import type { Socket } from 'node:net'
import { PROBLEMS } from '@sufra/contract/wire/problems'
import { FALLBACK_LOCALE } from '@sufra/domain/text/locales'
import { textIn } from '@sufra/i18n/server-texts'
import type { FastifyServerOptions } from 'fastify'
import { answerError } from './error-handler.ts'

/** What only the server itself can set: limits of a request, and words for what never reaches a route. */
export const serverOptions = {
  bodyLimit: 256 * 1024,
  // With the time until somebody looks, half a minute.
  requestTimeout: 27_000,
  // Longer than a proxy keeps a connection that nobody uses, so that it is the proxy that ends it.
  keepAliveTimeout: 72_000,
  frameworkErrors: answerError,
  clientErrorHandler: answerClientError,
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
} satisfies FastifyServerOptions

const MALFORMED = malformedAnswer()
const CLOSE_TIMEOUT_MS = 2_000

/** Answers what is no HTTP, comes too slowly or has too many headers, before there is any request. */
function answerClientError(_error: Error, socket: Socket) {
  if (!socket.writable) return void socket.destroy()
  // What still comes in is read and dropped: closing on unread bytes would cut the answer off.
  socket.resume().end(MALFORMED)
  // Counted from now: whoever keeps sending would never be silent.
  setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref()
}

function malformedAnswer() {
  const { status, code } = PROBLEMS['bad-request']
  const detail = textIn(FALLBACK_LOCALE)('refusal_malformed')
  const body = JSON.stringify({ errors: [{ code, detail }] })
  return [
    `HTTP/1.1 ${status} Bad Request`,
    `Content-Length: ${body.length}`,
    'Content-Type: application/json; charset=utf-8',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
