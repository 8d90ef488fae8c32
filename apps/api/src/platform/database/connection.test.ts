import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { asProblem } from '../http/problems/as-problem.ts'
import { type Database, openDatabase } from './connection.ts'

const opened = (url: string, { statementTimeoutMs = 200 } = {}) => {
  const database = openDatabase(url, { connections: 1, statementTimeoutMs })
  return { ...database, [Symbol.asyncDispose]: database.close }
}

test('a statement that waits too long for a lock is refused, and its connection serves the next', async () => {
  const url = await testDatabase()
  await using database = opened(url)
  await using other = opened(url, { statementTimeoutMs: 20_000 })
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

test.each([
  { failing: 'the beginning', as: (text: string) => text.replace(/^begin/, 'begun') },
  {
    failing: 'the choice of the tenant',
    as: (text: string) => text.replace('sufra.concept_id', 'no_such_setting'),
  },
])('nothing of the work is done when $failing fails', async ({ as }) => {
  await using database = opened(await testDatabase())
  await database.shared.execute(sql`create temp table notes (text text)`)
  let hasBegun = false
  {
    using _ = rewriting((text) => (text.startsWith('begin') ? as(text) : text))
    const work = database.forConcept(1, async (db) => {
      hasBegun = true
      await db.execute(sql`insert into notes values ('written')`)
    })
    await expect(work).rejects.toThrow()
  }
  expect(hasBegun).toBe(false)
  const { rows } = await database.shared.execute(sql`select text from notes`)
  expect(rows).toEqual([])
})

test('work whose transaction was rolled back instead of committed has failed', async () => {
  await using database = opened(await testDatabase())
  await database.shared.execute(sql`create temp table notes (text text)`)
  const work = database.forConcept(1, async (db) => {
    await db.execute(sql`insert into notes values ('written')`)
    await db.execute(sql`select 1 / 0`).catch(() => {})
    return 'done'
  })
  await expect(work).rejects.toThrow('rolled back')
  const answers = await database.forConcept(1, (db) => db.execute(sql`select text from notes`))
  expect(answers.rows).toEqual([])
})

/** Every statement reaches the database in other words. */
function rewriting(inOtherWords: (text: string) => string) {
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  spy.mockImplementation(function (this: pg.Client, asked: unknown, ...rest: unknown[]) {
    const rewritten = typeof asked === 'string' ? inOtherWords(asked) : asked
    return Reflect.apply(query, this, [rewritten, ...rest])
  })
  return { [Symbol.dispose]: () => spy.mockRestore() }
}

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
