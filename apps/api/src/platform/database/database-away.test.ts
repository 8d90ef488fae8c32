import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { atServer } from '../../testing/database-server.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { asProblem } from '../http/problems/as-problem.ts'
import { openDatabase } from './connection.ts'

const opened = async () => {
  const database = openDatabase(await testDatabase(), { connections: 4 })
  return { ...database, [Symbol.asyncDispose]: database.close }
}

const coded = (code: string) => Object.assign(new Error('refused'), { code })

test.each([
  '08000',
  '08003',
  '08006',
  '08P01',
  '25006',
  '25P03',
  '40001',
  '40P01',
  '53100',
  '53200',
  '53300',
  '53400',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '58030',
  'ENOSPC',
  'EMFILE',
  'EHOSTUNREACH',
])('what fails with %s may be asked again later', (code) => {
  expect(asProblem(coded(code)).status).toBe(503)
  expect(asProblem(new Error('Failed query', { cause: coded(code) })).status).toBe(503)
  expect(asProblem(new AggregateError([coded(code)])).status).toBe(503)
})

test.each(['22P02', '23505', '42P01', 'ERR_ASSERTION'])('%s is a fault of ours', (code) => {
  expect(asProblem(coded(code)).status).toBe(500)
})

test('whoever goes on with a connection that was ended under them is told to come again', async () => {
  await using database = await opened()
  const work = database.forConcept(1, async (db) => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await atServer(await testDatabase(), `select pg_terminate_backend(${rows[0]?.pid})`)
    await setTimeout(100)
    await db.execute(sql`select 1`)
  })
  const error = await work.catch((thrown) => thrown)
  expect(asProblem(error).status).toBe(503)
})

test('connections that are ended while nobody uses them cost no request anything', async () => {
  await using app = await buildTestApp()
  const url = await testDatabase()
  for (let round = 0; round < 5; round++) {
    const many = () => Promise.all(Array.from({ length: 10 }, () => app.get('/locations')))
    await many()
    const ended = atServer(url, END_ALL)
    const statuses: number[] = []
    for (let asked = 0; asked < 20; asked++) statuses.push((await app.get('/locations')).statusCode)
    await ended
    expect(new Set(statuses)).toEqual(new Set([200]))
  }
})

const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`

test('of two transactions that wait for each other both are done', async () => {
  await using database = await opened()
  await atServer(
    await testDatabase(),
    `create table pairs (id int primary key, n int); grant all on pairs to public;
     insert into pairs values (1, 0), (2, 0)`,
  )
  let met = 0
  const meeting = Promise.withResolvers<void>()
  const add = (first: number, second: number) =>
    database.forConcept(1, async (db) => {
      await db.execute(sql`update pairs set n = n + 1 where id = ${first}`)
      met++
      if (met >= 2) meeting.resolve()
      await meeting.promise
      await db.execute(sql`update pairs set n = n + 1 where id = ${second}`)
    })

  await Promise.all([add(1, 2), add(2, 1)])

  expect((await atServer(await testDatabase(), 'select n from pairs')).rows).toEqual([
    { n: 2 },
    { n: 2 },
  ])
})

test('who keeps losing is told to come again', async () => {
  await using database = await opened()
  let tries = 0
  const work = database.forConcept(1, async () => {
    tries++
    throw Object.assign(new pg.DatabaseError('lost', 4, 'error'), { code: '40001' })
  })
  expect(asProblem(await work.catch((error) => error)).status).toBe(503)
  expect(tries).toBe(4)
})
