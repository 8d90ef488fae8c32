import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostDirectory } from '@sufra/api/applications/host-directory'
import { acceptedEncoding } from '@sufra/api/publishing/accepted-encoding'
import type { Encoding } from '@sufra/api/publishing/published-document'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Counter, type Registry } from 'prom-client'
import { chosenLocale, pageAddress } from './page-address.ts'

type Headers = Record<string, string>
type Prepared = { version: number; headers: Headers; body: Buffer }
export type PreparedAnswers = ReturnType<typeof preparedAnswers>

const LARGEST_TOTAL = 96 * 1024 * 1024
/** What an answer weighs besides its bytes. */
const OVERHEAD = 1_024
/** Distinct Accept-Encoding headers are few; whoever sends thousands is not served faster by remembering them. */
const REMEMBERED_ENCODINGS = 200

/**
 * Compressed bytes of what every guest sees alike, kept per host, language, address and encoding. An
 * answer counts only as long as its brand has the version it was made from.
 */
export function preparedAnswers(parts: {
  directory: Pick<HostDirectory, 'known'>
  registry: Registry
}) {
  const kept = new LRUCache<string, Prepared>({
    maxSize: LARGEST_TOTAL,
    sizeCalculation: ({ body }, key) => body.length + key.length + OVERHEAD,
  })
  const encodings = new LRUCache<string, Encoding>({ max: REMEMBERED_ENCODINGS })
  const served = new Counter({
    name: 'prepared_answers_total',
    help: 'Answers sent from memory.',
    registers: [parts.registry],
  })

  function encodingOf({ 'accept-encoding': header = '' }: IncomingMessage['headers']): Encoding {
    const known = encodings.get(header)
    if (known) return known
    const encoding = acceptedEncoding(header)
    encodings.set(header, encoding)
    return encoding
  }

  function keyOf({ url = '/', headers }: IncomingMessage) {
    const isDocument = url.startsWith('/cdn/')
    const locale = isDocument ? '' : (chosenLocale(headers.cookie) ?? '')
    const address = isDocument ? url : pageAddress(url)
    return `${headers.host} ${encodingOf(headers)} ${locale} ${address}`
  }

  const versionFor = ({ headers }: IncomingMessage) =>
    parts.directory.known(hostName(headers.host))?.version

  /** True when the request has been answered. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false
    const prepared = kept.get(keyOf(request))
    if (!prepared || prepared.version !== versionFor(request)) return false
    served.inc()
    if (request.headers['if-none-match'] === prepared.headers.etag) {
      const { 'content-length': _, 'content-encoding': __, ...headers } = prepared.headers
      response.writeHead(304, headers).end()
    } else {
      response.writeHead(200, prepared.headers).end(prepared.body)
    }
    return true
  }

  /** The answer as it goes out, with every header it has by now. */
  function keep({ raw }: FastifyRequest, reply: FastifyReply, body: Buffer) {
    const version = versionFor(raw)
    if (version === undefined || raw.method !== 'GET' || reply.statusCode !== 200) return
    kept.set(keyOf(raw), {
      version,
      headers: { ...sentHeaders(reply), 'content-length': String(body.length) },
      body,
    })
  }

  return { answer, encodingOf, keep }
}

const sentHeaders = (reply: FastifyReply): Headers =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  )

const hostName = (host = '') => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
