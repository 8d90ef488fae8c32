import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { plantBrands } from '../planting/plant-brands.ts'
import { openDatabase } from '../platform/database/connection.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { atServer, databaseUrl, dropDatabases } from './database-server.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from './test-brands.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made, and which one they are copies of. */
    testServer: string
    templateDatabase: string
  }
}

const OWN_SERVER = fileURLToPath(new URL('../../../../.data/test-postgres', import.meta.url))

/** One server for the whole run, with one database that every test file gets a copy of. */
export default async function setUp(project: TestProject) {
  const server = await testServer()
  const presence = await beUser(server.url)
  const template = `sufra_template_${randomUUID().slice(0, 8)}`
  const tearDown = async () => {
    await dropDatabases(server.url, template)
    await presence.end()
    await server.stop()
  }
  try {
    await atServer(server.url, `create database ${template}`)
    await plant(databaseUrl(server.url, template))
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('testServer', server.url)
  project.provide('templateDatabase', template)
  return tearDown
}

/** Two projects share the server: this connection tells the one that ends first that the other still works. */
async function beUser(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'sufra' })
  await client.connect()
  return client
}

async function plant(url: string) {
  await migrateDatabase(url)
  const database = openDatabase(url)
  try {
    await plantBrands(database, [RIYADH_BRAND, KUWAIT_BRAND])
  } finally {
    await database.close()
  }
}

async function testServer() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: OWN_SERVER, log: () => {} })
}
