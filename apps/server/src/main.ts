import { openDatabase } from '@sufra/api/database/connection'
import { startEmbeddedPostgres } from '@sufra/api/database/embedded-postgres'
import { migrateDatabase } from '@sufra/api/database/migrate'
import { plantBrands } from '@sufra/api/seed/plant-brands'
import { type Environment, readEnvironment } from './environment.ts'
import { openFrontDoor } from './front-door.ts'
import { welcome } from './welcome.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await start(readEnvironment(process.env), process.argv.includes('--dev'))
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exit(1)
}

async function start(environment: Environment, isDevelopment: boolean) {
  const embedded = environment.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: environment.DATA_DIR, log: say })
  const url = environment.DATABASE_URL ?? embedded?.url ?? ''

  await migrateDatabase(url).catch((error) => {
    throw new Error(`The database cannot be used: ${messageOf(error)}`)
  })
  const database = openDatabase(url)
  if (environment.DEMO_BRANDS) await plantBrands(database)

  const door = await openFrontDoor({ database, environment, isDevelopment })
  await door.listen({ port: environment.PORT, host: environment.HOST })
  say(welcome(door.server.address()))

  let isClosing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isClosing) return
      isClosing = true
      await door.close()
      await database.close()
      await embedded?.stop()
      process.exit(0)
    })
  }
}

/** One line: connection errors of several addresses come as one error without a message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
