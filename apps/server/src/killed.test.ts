import type { BrandSeed } from '@sufra/api/planting/brand-seed'
import { plantBrands } from '@sufra/api/planting/plant-brands'
import { type Database, openDatabase } from '@sufra/api/platform/database/connection'
import { migrateDatabase } from '@sufra/api/platform/database/migrate'
import { publishConcept } from '@sufra/api/publishing/testing/publish-concept'
import { atServer } from '@sufra/api/testing/database-server'
import { headersOf } from '@sufra/api/testing/test-app'
import { RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { aGuest } from '@sufra/api/testing/test-customers'
import { expect, test, vi } from 'vitest'
import { demoBrands } from './demo.ts'
import { dataDirectory } from './testing/data-directory.ts'
import { answerTo } from './testing/http-answer.ts'
import { type SpawnedProduct, spawnByScript, spawnProduct } from './testing/spawned-product.ts'
import { hostOf } from './testing/test-door.ts'
import { whileLocked } from './testing/while-locked.ts'

const BRANDS = demoBrands()
const patiently = { timeout: 20_000, interval: 10 }

/** Everything a brand has published, as the database's owner sees it. */
const PUBLISHED = `select c.slug, c.version, d.name, d.version as document, md5(d.body) as bytes
  from concepts c join published_documents d using (concept_id) order by slug, name`

test('killed while it writes, the product goes on with the same database and loses nothing it had written', async () => {
  await using data = dataDirectory()
  const { url } = await data.database()
  await migrateDatabase(url)
  const server = data.postmaster()
  await using first = spawnProduct({ DATA_DIR: data.path, DEMO_BRANDS: 'true' })
  // A host that somebody else is just taking holds the product up in the middle of a brand.
  const taken = `insert into hosts values ('${hostOf(BRANDS[3] ?? RIYADH_BRAND)}', 0, 0, 'taken')`
  const written = await whileLocked(url, taken, async (someoneWaits) => {
    await someoneWaits()
    const { rows } = await atServer(url, PUBLISHED)
    expect((await first.end('SIGKILL')).signal).toBe('SIGKILL')
    return rows
  })
  expect(new Set(written.map(({ slug }) => slug)).size).toBe(3)

  await using second = spawnProduct({ DATA_DIR: data.path, DEMO_BRANDS: 'true' })
  for (const brand of BRANDS) expect(await menuOf(second, brand)).toContain('</html>')
  expect(data.postmaster()).toBe(server)
  expect((await atServer(url, PUBLISHED)).rows).toEqual(expect.arrayContaining(written))
})

test('after its database has crashed as well, the product has everything that was acknowledged', async () => {
  await using data = dataDirectory()
  const { url } = await data.database()
  await migrateDatabase(url)
  const database = openDatabase(url)
  // Its connection will break in the middle of a transaction.
  database.pool.on('connect', (client) => client.on('error', () => {}))
  await plantBrands(database, [RIYADH_BRAND])
  await using first = spawnProduct({ DATA_DIR: data.path })
  await first.port()

  let acknowledged = 0
  const writing = publishingUntilItFails(database, (version) => {
    acknowledged = version
  })
  await vi.waitUntil(() => acknowledged > 10, patiently)
  await Promise.all([first.end('SIGKILL'), data.crash()])
  await writing
  await database.close()

  await using second = spawnProduct({ DATA_DIR: data.path })
  expect(await menuOf(second, RIYADH_BRAND)).toContain('Chicken wrap')
  const recovered = await data.database()
  const [concept] = (await atServer(recovered.url, 'select version from concepts')).rows
  expect(Number(concept.version)).toBeGreaterThanOrEqual(acknowledged)
})

// proves IM-36
test('its database killed outright is started again, and the product goes on by itself', async () => {
  await using data = dataDirectory()
  const { url } = await data.database()
  await migrateDatabase(url)
  const database = openDatabase(url)
  await plantBrands(database, [RIYADH_BRAND])
  await database.close()
  await using product = spawnProduct({ DATA_DIR: data.path })
  await menuOf(product, RIYADH_BRAND)
  const signUp = async () =>
    answerTo({
      port: await product.port(),
      path: '/api/customers',
      method: 'POST',
      headers: { ...headersOf(RIYADH_BRAND), 'content-type': 'application/json' },
      body: JSON.stringify(aGuest()),
    })
  expect((await signUp()).status).toBe(201)
  const killed = data.postmaster() ?? 0

  process.kill(killed, 'SIGKILL')
  const diedAt = Date.now()

  expect((await product.ask('/menu', hostOf(RIYADH_BRAND))).status).toBe(200)
  await vi.waitFor(async () => {
    const { status, headers } = await signUp()
    expect([201, 503]).toContain(status)
    if (status === 503) expect(headers['retry-after']).toBe('5')
    expect(status).toBe(201)
  }, patiently)
  expect(Date.now() - diedAt).toBeLessThan(10_000)
  expect(data.postmaster()).not.toBe(killed)
  expect(await product.end('SIGTERM')).toEqual({ code: 0, signal: null, complaint: '' })
  expect(data.postmaster()).toBeNull()
})

test('npm killed outright takes the product with it, and the next start gets its port', async () => {
  await using data = dataDirectory()
  const { url } = await data.database()
  await using first = spawnByScript({ DATABASE_URL: url })
  const port = await first.port()
  expect((await first.end('SIGKILL')).signal).toBe('SIGKILL')

  await using second = spawnByScript({ DATABASE_URL: url, PORT: String(port) })
  expect((await second.ask('/health', 'anybody')).status).toBe(200)
})

const menuOf = (product: SpawnedProduct, brand: BrandSeed) =>
  vi.waitFor(async () => {
    const { status, text } = await product.ask('/menu', hostOf(brand))
    expect(status).toBe(200)
    return text
  }, patiently)

async function publishingUntilItFails(database: Database, onDone: (version: number) => void) {
  try {
    for (;;) onDone(await publishConcept(database, RIYADH_BRAND.concept.id))
  } catch {
    // The database is gone, as it should be.
  }
}
