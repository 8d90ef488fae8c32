import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { eventStream } from './event-stream.ts'

/** A stream and whoever reads it. */
async function streamed() {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asking = get({ port, host: '127.0.0.1', agent: false })
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  const stream = eventStream(response, { onClose: () => {} })
  const [reader] = (await once(asking, 'response')) as [IncomingMessage]
  return { stream, response, reader }
}

const BODY = 'x'.repeat(1_000)
const at = (id: number) => ({ cursor: { transaction: 1n, id: BigInt(id) }, body: BODY })

test('who does not read is not kept everything for, and told once they read on', async () => {
  const { stream, response, reader } = await streamed()
  let heard = ''
  for (let id = 1; id <= 20_000; id++) stream.send('order', at(id))
  expect(response.writableLength).toBeLessThan(128 * 1024)

  reader.setEncoding('utf8').on('data', (words) => {
    heard += words
  })
  await expect.poll(() => heard).toContain('id: 1-20000\nevent: reset\n')

  stream.send('order', at(20_001))
  await expect.poll(() => heard).toContain('id: 1-20001\nevent: order\n')
  const ids = [...heard.matchAll(/^id: 1-(\d+)\nevent: order$/gm)].map(([, id]) => Number(id))
  // Whole up to where it fell behind, and then what follows.
  expect(ids.slice(0, -1)).toEqual(ids.slice(0, -1).map((_, index) => index + 1))
  expect(ids.at(-1)).toBe(20_001)
})

test('whoever is sent away is told when to come back, not all at the same time', async () => {
  const waits = new Set<string>()
  for (let round = 0; round < 5; round++) {
    const { stream, reader } = await streamed()
    let heard = ''
    reader.setEncoding('utf8').on('data', (words) => {
      heard += words
    })
    stream.end()
    stream.end()
    stream.send('order', at(1))
    await once(reader, 'end')
    const [, wait = ''] = /retry: (\d+)\n\n$/.exec(heard) ?? []
    expect(Number(wait)).toBeGreaterThanOrEqual(500)
    expect(Number(wait)).toBeLessThanOrEqual(4_000)
    waits.add(wait)
  }
  expect(waits.size).toBeGreaterThan(1)
})
