import { type Database, openDatabase } from '@sufra/api/platform/database/connection'
import { startEmbeddedPostgres } from '@sufra/api/platform/database/embedded-postgres'

/** Where the product that keeps its data in this directory has its PostgreSQL. */
export async function ownDatabaseUrl(dataDir: string) {
  const { url } = await startEmbeddedPostgres({ dataDir, log: () => {} })
  return url
}

/** Works on the product's own database, beside it. */
export async function atOwnDatabase<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
) {
  const database = openDatabase(await ownDatabaseUrl(dataDir))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
