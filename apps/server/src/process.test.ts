import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { applications } from '@sufra/api/applications/application-tables'
import { plantBrands } from '@sufra/api/planting/plant-brands'
import { openDatabase } from '@sufra/api/platform/database/connection'
import { migrateDatabase } from '@sufra/api/platform/database/migrate'
import { publishConcept } from '@sufra/api/publishing/testing/publish-concept'
import { atServer } from '@sufra/api/testing/database-server'
import { headersOf } from '@sufra/api/testing/test-app'
import { RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { testDatabase } from '@sufra/api/testing/test-database'
import { expect, test, vi } from 'vitest'
import { dataDirectory } from './testing/data-directory.ts'
import { answerTo } from './testing/http-answer.ts'
import { spawnProduct, spawnWithDescriptors } from './testing/spawned-product.ts'
import { hostOf } from './testing/test-door.ts'
import { whileLocked } from './testing/while-locked.ts'

const { id } = RIYADH_BRAND.concept

// proves IM-36
test('SIGTERM ends the product in order: exit code 0, and its PostgreSQL is stopped', async () => {
  await using data = dataDirectory()
  await using product = spawnProduct({ DATA_DIR: data.path })
  expect((await product.ask('/health', 'anybody')).status).toBe(200)
  expect(data.postmaster()).toBeGreaterThan(0)

  expect(await product.end('SIGTERM')).toEqual({ code: 0, signal: null, complaint: '' })
  expect(data.postmaster()).toBeNull()
})

// proves IM-36
test('whoever goes on asking after SIGTERM is answered once more and told that this was the last', async () => {
  const url = await testDatabase()
  await using product = spawnProduct({ DATABASE_URL: url })
  await product.ask('/menu', hostOf(RIYADH_BRAND))
  const port = await product.port()
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const ask = (path: string) =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostOf(RIYADH_BRAND)}\r\n\r\n`)
  let heard = ''
  socket.on('data', (words) => {
    heard += words
    ask('/menu')
  })

  const locked = 'lock table locations in access exclusive mode'
  const ending = await whileLocked(url, locked, async (someoneWaits) => {
    ask('/menu/wraps-1/location')
    await someoneWaits()
    const ended = product.end('SIGTERM')
    // Whoever comes now is still let in, but nobody new should be sent here.
    await vi.waitFor(async () => expect((await product.ask('/ready', 'anybody')).status).toBe(503))
    await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow(), {
      timeout: 10_000,
    })
    return { ended }
  })
  await once(socket, 'end')

  expect(heard.match(/^Connection: .*$/gim)?.at(-1)).toBe('Connection: close')
  expect(await ending.ended).toEqual({ code: 0, signal: null, complaint: '' })
})

// proves IM-36
test('under load SIGTERM costs nobody an answer', async () => {
  const url = await testDatabase()
  await using product = spawnProduct({ DATABASE_URL: url, SHUTDOWN_GRACE_MS: '1000' })
  await product.ask('/menu', hostOf(RIYADH_BRAND))
  const port = await product.port()
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const faults: string[] = []
  let answered = 0
  let isRefused = false
  /** One after another, over connections that are kept, until nobody listens any more. */
  const customer = async (path: string) => {
    while (!isRefused) {
      const headers = headersOf(RIYADH_BRAND)
      await answerTo({ port, path, headers, agent }).then(
        ({ status }) => {
          answered++
          if (status !== 200) faults.push(String(status))
        },
        (error) => {
          if (error.code === 'ECONNREFUSED') isRefused = true
          else faults.push(error.code ?? error.message)
        },
      )
    }
  }
  const load = Array.from({ length: 20 }, (_, at) => customer(at % 2 ? '/menu' : '/api/locations'))
  await vi.waitUntil(() => answered > 100, { timeout: 20_000 })

  const ended = product.end('SIGTERM')
  await Promise.all(load)

  expect(faults).toEqual([])
  expect(await ended).toEqual({ code: 0, signal: null, complaint: '' })
})

test('more connections than there are descriptors for end nothing, and those that are silent make room', async () => {
  await using product = spawnWithDescriptors(300, { DATABASE_URL: await testDatabase() })
  const port = await product.port()
  const silent = Array.from({ length: 600 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  await vi.waitUntil(() => silent.filter(({ destroyed }) => destroyed).length > 400, {
    timeout: 10_000,
  })

  await vi.waitFor(async () => expect((await product.ask('/health', 'anybody')).status).toBe(200), {
    timeout: 15_000,
    interval: 200,
  })
  expect((await product.ask('/menu', hostOf(RIYADH_BRAND))).status).toBe(200)
  for (const socket of silent) socket.destroy()
  expect(await product.end('SIGTERM')).toEqual({ code: 0, signal: null, complaint: '' })
})

test('two processes share a data directory and what is published in it; the last one stops the database', async () => {
  await using data = dataDirectory()
  await using first = spawnProduct({ DATA_DIR: data.path })
  await first.port()
  const server = data.postmaster()
  await using second = spawnProduct({ DATA_DIR: data.path })
  await second.port()
  expect(data.postmaster()).toBe(server)

  const { url } = await data.database()
  for (const name of ['One name', 'Another name']) {
    await publishRiyadhBrand(url, name)
    for (const product of [first, second]) {
      await vi.waitFor(
        async () => expect((await product.ask('/menu', hostOf(RIYADH_BRAND))).text).toContain(name),
        { timeout: 10_000 },
      )
    }
  }

  expect(await first.end('SIGTERM')).toMatchObject({ code: 0 })
  expect(data.postmaster()).toBe(server)
  expect((await second.ask('/ready', 'anybody')).status).toBe(200)

  expect(await second.end('SIGTERM')).toMatchObject({ code: 0 })
  expect(data.postmaster()).toBeNull()
})

test('a connection that breaks under a request costs that request and no more', async () => {
  const url = await testDatabase()
  await using product = spawnProduct({ DATABASE_URL: url })
  await product.ask('/menu', hostOf(RIYADH_BRAND))
  const locked = 'lock table locations in access exclusive mode'
  const asked = await whileLocked(url, locked, async (someoneWaits) => {
    const asking = product.ask('/menu/wraps-1/location', hostOf(RIYADH_BRAND))
    // The scheduler may wait as well, and first: whoever waits is cut off until the request is answered.
    for (;;) {
      const first = await Promise.race([asking, someoneWaits().catch(() => null)])
      if (first && 'status' in first) return first
      if (first) await atServer(url, `select pg_terminate_backend(${first.pid})`)
    }
  })

  expect(asked.status).toBe(503)
  expect((await product.ask('/menu/wraps-1/location', hostOf(RIYADH_BRAND))).status).toBe(200)
})

async function publishRiyadhBrand(url: string, name: string) {
  await migrateDatabase(url)
  const database = openDatabase(url)
  try {
    await plantBrands(database, [RIYADH_BRAND])
    const label = { 'en-us': name }
    await database.forConcept(id, (db) => db.update(applications).set({ label }))
    await publishConcept(database, id)
  } finally {
    await database.close()
  }
}
