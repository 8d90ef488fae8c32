import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { plantBrands } from '@sufra/api/planting/plant-brands'
import { openDatabase } from '@sufra/api/platform/database/connection'
import { startEmbeddedPostgres } from '@sufra/api/platform/database/embedded-postgres'
import { migrateDatabase } from '@sufra/api/platform/database/migrate'
import type { FastifyInstance } from 'fastify'
import { demoBrands } from './demo.ts'
import type { Environment } from './environment.ts'
import { messageOf } from './error-message.ts'
import { welcome } from './welcome.ts'

/** For answers that are under way when the product is to end. */
const PATIENCE_MS = 10_000

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Opens one part after the other; what has been opened is closed again if a later part cannot be. */
export async function start(environment: Environment, isDevelopment: boolean) {
  await using opened = new AsyncDisposableStack()
  process.on('disconnect', endAtOnce)

  // The door's code is read while the database starts: together they are most of what a start takes.
  const [url, { openFrontDoor }] = await Promise.all([
    environment.DATABASE_URL ?? startOwnDatabase(environment, opened),
    import('./front-door.ts'),
  ])
  await migrateDatabase(url).catch(explain('The database cannot be used'))
  const database = opened.adopt(
    openDatabase(url, { keepsStatements: environment.FAST_PATHS }),
    ({ close }) => close(),
  )
  const brands = environment.DEMO_BRANDS ? demoBrands() : []
  await plantBrands(database, brands)

  const leaving = new AbortController()
  const door = await openFrontDoor({
    database,
    environment,
    isDevelopment,
    leaving: leaving.signal,
  })
  opened.defer(() => closeDoor(door))
  await listen(door, environment)
  say(welcome(door.server.address(), { brands, isDemo: environment.DEMO }))
  closeWhenAsked(opened.move(), () => takeLeave(door, leaving, environment))
}

async function startOwnDatabase({ DATA_DIR }: Environment, opened: AsyncDisposableStack) {
  const embedded = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: say }).catch(
    explain(`The database cannot be started in DATA_DIR=${DATA_DIR}`),
  )
  opened.defer(() => embedded.stop())
  embedded.watch()
  return embedded.url
}

const listen = (door: FastifyInstance, { HOST, PORT }: Environment) =>
  door
    .listen({ host: HOST, port: PORT })
    .catch(explain(`Nobody can be let in at HOST=${HOST} PORT=${PORT}`))

/** When the process that started this one is killed, this one ends too: the next start needs the port. */
const endAtOnce = () => process.exit(1)

async function closeDoor(door: FastifyInstance) {
  const outOfPatience = globalThis.setTimeout(() => door.server.closeAllConnections(), PATIENCE_MS)
  await door.close()
  clearTimeout(outOfPatience)
}

/**
 * Before nobody is let in any more: whoever is connected is told with their next answer that it was the
 * last, and whoever sends people here sees that we are not ready.
 */
async function takeLeave(
  door: FastifyInstance,
  leaving: AbortController,
  { SHUTDOWN_GRACE_MS }: Environment,
) {
  leaving.abort()
  const connections = await promisify(door.server.getConnections.bind(door.server))()
  if (connections > 0) await setTimeout(SHUTDOWN_GRACE_MS)
}

function closeWhenAsked(opened: AsyncDisposableStack, takeLeave: () => Promise<void>) {
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isEnding) return
      isEnding = true
      process.off('disconnect', endAtOnce)
      // Whoever presses Ctrl-C sits in front of it.
      if (signal === 'SIGTERM') await takeLeave()
      await opened.disposeAsync()
      process.exit(0)
    })
  }
}

const explain = (what: string) => (error: unknown) => {
  throw new Error(`${what}: ${messageOf(error)}`)
}
