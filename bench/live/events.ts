import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { ORDERING } from '../brands/ordering-brand.ts'
import { headersFor } from '../orders/brand-api.ts'

/** News of an order, as it came over the wire. */
export type Heard = { id: string; kind: string; orderId: string; status: string }

type Following = {
  port: number
  token: string
  /** The last event that was heard; without it the stream begins now. */
  after?: string | undefined
  hear: (heard: Heard) => void
  /** Every place that can be gone on from. */
  pass?: (id: string) => void
}

export type EventStream = Awaited<ReturnType<typeof openEvents>>

/** Follows the orders of a customer, or those of a member of staff's branches. Fails when it is refused. */
export async function openEvents({ port, token, after, hear, pass = () => {} }: Following) {
  const request = get({
    host: '127.0.0.1',
    port,
    path: `/api/realtime/${ORDERING.concept.id}`,
    agent: false,
    headers: { ...headersFor(port, token), ...(after && { 'last-event-id': after }) },
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) {
    request.destroy()
    throw new Error(`The stream was refused with ${response.statusCode}.`)
  }
  request.on('error', () => {})
  const ended = read(response, hear, pass).catch(() => {})
  return {
    /** When it was cut, by whomever. */
    ended,
    async [Symbol.asyncDispose]() {
      request.destroy()
      await ended
    },
  }
}

async function read(
  response: IncomingMessage,
  hear: (heard: Heard) => void,
  pass: (id: string) => void,
) {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const [, id] = /^id: (.+)$/m.exec(part) ?? []
      const [, data] = /^data: (.+)$/m.exec(part) ?? []
      if (id) pass(id)
      if (!id || !data) continue
      const { kind, order } = JSON.parse(data)
      hear({ id, kind, orderId: order.id, status: order['current-status'].code })
    }
  }
}
