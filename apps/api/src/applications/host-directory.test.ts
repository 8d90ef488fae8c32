import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { concepts } from '../concepts/concept-tables.ts'
import { type Database, openDatabase } from '../platform/database/connection.ts'
import { publishConcept } from '../publishing/testing/publish-concept.ts'
import { RIYADH_BRAND } from '../testing/test-brands.ts'
import { testDatabase } from '../testing/test-database.ts'
import { hosts } from './application-tables.ts'
import { openHostDirectory } from './host-directory.ts'

const { id: conceptId } = RIYADH_BRAND.concept

async function aDirectory(clock: () => number = Date.now) {
  const database = openDatabase(await testDatabase())
  const directory = await openHostDirectory(database, { clock, log: () => {} })
  return {
    database,
    directory,
    async [Symbol.asyncDispose]() {
      await directory.close()
      await database.close()
    },
  }
}

test('a host is looked up once and then known', async () => {
  await using opened = await aDirectory()
  const { directory } = opened
  expect(directory.known('riyadh.test')).toBeUndefined()

  const tenant = await directory.find('riyadh.test')

  expect(tenant).toMatchObject({
    conceptId,
    applicationId: 1,
    primaryLanguage: 'en-us',
    secondaryLanguage: 'ar-sa',
    hasCaptcha: false,
  })
  expect(directory.known('riyadh.test')).toBe(tenant)
})

test('a new version is announced and seen at once', async () => {
  await using opened = await aDirectory()
  const { directory, database } = opened
  const before = await directory.find('riyadh.test')
  const heard = vi.fn()
  directory.onChange(heard)

  const version = await publishConcept(database, conceptId)

  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(conceptId, version))
  expect((await directory.find('riyadh.test'))?.version).toBe(version)
  expect(version).toBeGreaterThan(before?.version ?? 0)
})

test('a host nobody knows is not asked for again until a few seconds have passed', async () => {
  let now = 0
  await using opened = await aDirectory(() => now)
  const { directory, database } = opened
  expect(await directory.find('late.test')).toBeNull()
  await addHost(database, 'late.test')

  expect(await directory.find('late.test')).toBeNull()
  now += 5_000
  expect(await directory.find('late.test')).toMatchObject({ conceptId })
})

test('a host that comes with a publication is there at once', async () => {
  await using opened = await aDirectory(() => 0)
  const { directory, database } = opened
  expect(await directory.find('new.test')).toBeNull()

  await addHost(database, 'new.test')
  await publishConcept(database, conceptId)

  await vi.waitFor(async () => expect(await directory.find('new.test')).not.toBeNull())
})

test('what changed while the connection was lost is heard when it is back', async () => {
  await using opened = await aDirectory()
  const { directory, database } = opened
  const before = await directory.find('riyadh.test')
  const heard = vi.fn()
  directory.onChange(heard)

  const administrator = openDatabase(await testDatabase(), { connections: 1 })
  await administrator.pool.query('reset role')
  await administrator.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen concept_version'`)
  await administrator.close()
  await database.forConcept(conceptId, (db) =>
    db
      .update(concepts)
      .set({ version: (before?.version ?? 0) + 100 })
      .where(eq(concepts.conceptId, conceptId)),
  )

  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 })
  expect((await directory.find('riyadh.test'))?.version).toBe((before?.version ?? 0) + 100)
})

const addHost = ({ shared }: Database, host: string) =>
  shared.insert(hosts).values({ host, conceptId, applicationId: 1, applicationKey: 'key' })
