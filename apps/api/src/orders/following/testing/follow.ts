import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { OrderEvent } from '@sufra/contract/orders/live'
import { headersOf, type TestApp } from '../../../testing/test-app.ts'
import type { TestCustomer } from '../../../testing/test-customers.ts'

export type Heard = { id: string; event: OrderEvent }

/** Follows the events of a customer over a real socket. */
export async function follow(
  app: TestApp,
  { brand, token }: Pick<TestCustomer, 'brand' | 'token'>,
  { after }: { after?: string } = {},
) {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.app.server.address()
  const request = get({
    host: '127.0.0.1',
    port: typeof address === 'object' && address ? address.port : 0,
    path: `/api/realtime/${brand.concept.id}`,
    agent: false,
    headers: {
      ...headersOf(brand),
      authorization: `Bearer ${token}`,
      ...(after && { 'last-event-id': after }),
    },
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const heard: Heard[] = []
  const news = new EventTarget()
  const began = Promise.withResolvers<string>()
  let resets = 0
  const ended = read(response, {
    pass: began.resolve,
    reset: () => void resets++,
    hear(each) {
      heard.push(each)
      news.dispatchEvent(new Event('heard'))
    },
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    heard,
    /** How often it was said that events are missing. */
    resets: () => resets,
    ended,
    /** The id of where it began. */
    began: began.promise,
    /** Waits until so many events have come. */
    async until(count: number) {
      while (heard.length < count)
        await once(news, 'heard', { signal: AbortSignal.timeout(20_000) })
      return heard
    },
    async [Symbol.asyncDispose]() {
      request.destroy()
      await ended.catch(() => {})
    },
  }
}

async function read(
  response: IncomingMessage,
  on: { pass(id: string): void; reset(): void; hear(heard: Heard): void },
) {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const [, id] = /^id: (.+)$/m.exec(part) ?? []
      const [, data] = /^data: (.+)$/m.exec(part) ?? []
      if (id) on.pass(id)
      if (/^event: reset$/m.test(part)) on.reset()
      else if (id && data) on.hear({ id, event: OrderEvent.parse(JSON.parse(data)) })
    }
  }
}
