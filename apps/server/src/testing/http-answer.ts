import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

/** One request, unless said otherwise over a connection of its own, sent exactly as it is written. */
export const answerTo = (sent: {
  port: number
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
  /** Over one of its connections. */
  agent?: Agent
}) =>
  new Promise<Answer>((resolve, reject) => {
    const { body, ...asked } = sent
    const asking = request({ host: '127.0.0.1', agent: false, ...asked }, async (response) => {
      const bytes = await buffer(response)
      const { statusCode = 0, headers } = response
      resolve({ status: statusCode, headers, bytes, text: bytes.toString() })
    })
    asking.on('error', reject).end(body)
  })
