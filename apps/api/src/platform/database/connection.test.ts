import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { asProblem } from '../http/problems/as-problem.ts'
import { type Database, openDatabase } from './connection.ts'

const opened = (url: string, { patienceMs = 200 } = {}) => {
  const database = openDatabase(url, { connections: 1, patienceMs })
  return { ...database, [Symbol.asyncDispose]: database.close }
}

test('a statement that waits too long for a lock is refused, and its connection serves the next', async () => {
  const url = await testDatabase()
  await using database = opened(url)
  await using other = opened(url, { patienceMs: 20_000 })
  using locker = await lentBy(other)
  await locker.query('begin; lock table locations in access exclusive mode')

  const waited = database.forConcept(1, (db) => db.execute(sql`select from locations`))
  expect(asProblem(await waited.catch((error) => error)).status).toBe(503)
  const { rows } = await database.shared.execute(sql`select 1 as answer`)
  expect(rows).toEqual([{ answer: 1 }])
})

test('a transaction that is left open gives its locks back', async () => {
  await using database = opened(await testDatabase())
  {
    using left = await lentBy(database)
    const ended = new Promise((resolve) => left.once('end', resolve))
    await left.query('begin')
    await ended
  }
  const { rows } = await database.shared.execute(sql`select 1 as answer`)
  expect(rows).toEqual([{ answer: 1 }])
})

test('a link that falls silent fails what was asked, and is replaced', async () => {
  await using link = await silenceableLink(await testDatabase())
  await using database = opened(link.url)
  const ask = () => database.forConcept(1, (db) => db.execute(sql`select 1 as answer`))
  await ask()

  link.fallSilent()
  await expect(ask()).rejects.toThrow()
  expect((await ask()).rows).toEqual([{ answer: 1 }])
})

/** A connection that is not used again. */
async function lentBy({ pool }: Pick<Database, 'pool'>) {
  const client = await pool.connect()
  return Object.assign(client, { [Symbol.dispose]: () => client.release(true) })
}

/** A way to the database whose present connections can stop carrying anything, without a word to either end. */
async function silenceableLink(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const target = { port: Number(url.port), host: url.hostname }
  let silence = new AbortController()
  const server = createServer((socket) => {
    const onward = connect(target)
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      from.on('error', () => {}).on('close', () => to.destroy())
      from.pipe(to)
      silence.signal.addEventListener('abort', () => from.unpipe(to).resume())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    fallSilent() {
      silence.abort()
      silence = new AbortController()
    },
    async [Symbol.asyncDispose]() {
      server.close()
      await once(server, 'close')
    },
  }
}
