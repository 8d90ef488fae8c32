import { resolve } from 'node:path'
import { plantBrands } from '@sufra/api/planting/plant-brands'
import { openDatabase } from '@sufra/api/platform/database/connection'
import { startEmbeddedPostgres } from '@sufra/api/platform/database/embedded-postgres'
import { migrateDatabase } from '@sufra/api/platform/database/migrate'
import { atServer, databaseUrl } from '@sufra/api/testing/database-server'
import { PORT } from './address.ts'
import { LOST_DOCUMENTS, TEST_BRANDS } from './brands/test-brands.ts'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const dataDir = resolve(REPOSITORY, '.data/e2e')
const log = () => {}

// What an earlier run left is forgotten: every run sees the brands as they are written today.
const earlier = await startEmbeddedPostgres({ dataDir, log })
await atServer(databaseUrl(earlier.url, 'postgres'), 'drop database if exists sufra with (force)')
const { url } = await startEmbeddedPostgres({ dataDir, log })

await migrateDatabase(url)
const database = openDatabase(url)
await plantBrands(database, TEST_BRANDS)
await database.close()
await atServer(
  url,
  `delete from published_documents where concept_id = ${LOST_DOCUMENTS.concept.id}`,
)

Object.assign(process.env, {
  NODE_ENV: 'production',
  PORT: String(PORT),
  DATA_DIR: dataDir,
})
await import(resolve(REPOSITORY, 'apps/server/build/main.js'))
