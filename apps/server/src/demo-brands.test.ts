import { randomUUID } from 'node:crypto'
import { ApplicationSettings } from '@sufra/api/applications/application-settings'
import { applications } from '@sufra/api/applications/application-tables'
import { ConceptSettings } from '@sufra/api/concepts/concept-settings'
import { concepts } from '@sufra/api/concepts/concept-tables'
import { plantBrands } from '@sufra/api/planting/plant-brands'
import { type Database, openDatabase } from '@sufra/api/platform/database/connection'
import { migrateDatabase } from '@sufra/api/platform/database/migrate'
import { openPublishedDocuments } from '@sufra/api/publishing/published-documents'
import { atServer, databaseUrl } from '@sufra/api/testing/database-server'
import { MenuDocument } from '@sufra/contract/menu/menu'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoBrands } from './demo.ts'

const name = `sufra_demo_${randomUUID().replaceAll('-', '')}`
const BRANDS = demoBrands()
const bySlug = BRANDS.map((brand) => [brand.concept.slug, brand] as const)
let database: Database

beforeAll(async () => {
  const server = inject('testServer')
  await atServer(server, `create database ${name}`)
  const url = databaseUrl(server, name)
  await migrateDatabase(url)
  database = openDatabase(url)
  await plantBrands(database, BRANDS)
})

afterAll(async () => {
  await database.close()
  await atServer(inject('testServer'), `drop database ${name} with (force)`)
})

test.each(bySlug)('%s is there, with settings that can be read', async (slug, brand) => {
  await database.forConcept(brand.concept.id, async (db) => {
    const [concept] = await db.select().from(concepts)
    const [application] = await db.select().from(applications)
    expect(concept).toMatchObject({ slug, version: 2 })
    expect(ConceptSettings.parse(concept?.settings)).toBeTruthy()
    expect(ApplicationSettings.parse(application?.settings)).toBeTruthy()
  })
})

// proves API-14
test.each(bySlug)('everything a menu of %s refers to is in that menu', async (_, brand) => {
  const documents = openPublishedDocuments(database)
  for (const menu of brand.menus) {
    const document = await documents.find(brand.concept.id, `menus/${menu.id}`, 'current')
    const { data, included } = MenuDocument.parse(JSON.parse(String(document?.body)))
    const items = data.flatMap((category) => category.items)
    const itemIds = new Set(items.map(({ id }) => id))
    const groupIds = new Set(included.modifierGroups.map(({ id }) => id))
    const modifierIds = new Set(included.modifiers.map(({ id }) => id))

    expect(data.map(({ id }) => id)).toEqual(menu.categories)
    for (const item of items) {
      const options = item['combo-items'].flatMap((step) => step.options)
      expect(item['modifier-groups'].filter((id) => !groupIds.has(id))).toEqual([])
      expect(options.filter(({ id }) => !itemIds.has(id))).toEqual([])
    }
    const members = included.modifierGroups.flatMap((group) => group.modifiers)
    expect(new Set(members)).toEqual(modifierIds)
  }
})
