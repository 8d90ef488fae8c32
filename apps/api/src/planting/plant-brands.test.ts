import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ApplicationSettings } from '../applications/application-settings.ts'
import { applications, hosts } from '../applications/application-tables.ts'
import { ConceptSettings } from '../concepts/concept-settings.ts'
import { concepts } from '../concepts/concept-tables.ts'
import { integrationOptions } from '../integration-options/integration-option-tables.ts'
import { type Database, openDatabase } from '../platform/database/connection.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { streets } from '../reference/reference-tables.ts'
import { atServer, databaseUrl } from '../testing/database-server.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import type { BrandSeed } from './brand-seed.ts'
import { plantBrands } from './plant-brands.ts'
import { aBrand } from './testing/a-brand.ts'

const name = `sufra_planting_${randomUUID().replaceAll('-', '')}`
const BRANDS = [RIYADH_BRAND, KUWAIT_BRAND]
const bySlug = BRANDS.map((brand) => [brand.concept.slug, brand] as const)
let database: Database

/** Three processes, started at once on an empty database. */
beforeAll(async () => {
  const server = inject('testServer')
  await atServer(server, `create database ${name}`)
  const url = databaseUrl(server, name)
  await migrateDatabase(url)
  database = openDatabase(url)
  const others = [openDatabase(url), openDatabase(url)]
  await Promise.all([database, ...others].map((process) => plantBrands(process, BRANDS)))
  for (const other of others) await other.close()
})

afterAll(async () => {
  await database.close()
  await atServer(inject('testServer'), `drop database ${name} with (force)`)
})

const readConcept = (brand: BrandSeed) =>
  database.forConcept(brand.concept.id, async (db) => {
    const [concept] = await db.select().from(concepts)
    const [application] = await db.select().from(applications)
    const options = await db.select().from(integrationOptions)
    return { concept, application, options }
  })

test.each(bySlug)(
  '%s is there, with settings that can be read and all its hosts',
  async (slug, brand) => {
    const { concept, application } = await readConcept(brand)
    expect(concept).toMatchObject({ slug, version: 2 })
    expect(ConceptSettings.parse(concept?.settings)).toMatchObject({
      cartExpiryMinutes: 120,
      abandonedCartMinutes: 30,
      logoUri: `/pictures/brands/${slug}.svg`,
      webBrandLogo: brand.concept.removeBranding ? null : '/sufra.svg',
    })
    expect(ApplicationSettings.parse(application?.settings)).toBeTruthy()
    expect(application?.key).toBe(brand.application.key)

    const ownHosts = await database.shared
      .select({ host: hosts.host, key: hosts.applicationKey })
      .from(hosts)
      .where(eq(hosts.conceptId, brand.concept.id))
    const expected = brand.application.hosts.map((host) => ({ host, key: application?.key }))
    expect(ownHosts).toEqual(expect.arrayContaining(expected))
  },
)

test.each(bySlug)('%s has the public values of its own integrations', async (_, brand) => {
  const { options } = await readConcept(brand)
  expect(options.map(({ product, name, value }) => ({ product, name, value }))).toEqual(
    brand.integrationOptions,
  )
})

test('planting again adds nothing and leaves what a brand has changed', async () => {
  const label = { 'en-us': 'Renamed' }
  await database.forConcept(RIYADH_BRAND.concept.id, (db) => db.update(concepts).set({ label }))
  const [before] = await database.shared.select({ rows: count() }).from(streets)

  await plantBrands(database, BRANDS)

  const { concept } = await readConcept(RIYADH_BRAND)
  expect(concept).toMatchObject({ label, version: 2 })
  expect(await database.shared.select({ rows: count() }).from(streets)).toEqual([before])
})

test('a brand that cannot be planted whole is not planted at all', async () => {
  const hostless = aBrand({ application: { hosts: ['half.test', 'half.test'] } })
  await expect(plantBrands(database, [hostless])).rejects.toThrow()
  expect((await readConcept(hostless)).concept).toBeUndefined()
  const found = await database.shared.select().from(hosts).where(eq(hosts.host, 'half.test'))
  expect(found).toEqual([])
})
