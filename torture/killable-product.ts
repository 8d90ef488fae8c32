import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { plantBrands } from '@sufra/api/planting/plant-brands'
import { startEmbeddedPostgres } from '@sufra/api/platform/database/embedded-postgres'
import { migrateDatabase } from '@sufra/api/platform/database/migrate'
import { atServer } from '@sufra/api/testing/database-server'
import { ORDERING } from '@sufra/bench/brands/ordering-brand.ts'
import { brandApi } from '@sufra/bench/orders/brand-api.ts'
import { atOwnDatabase, ownDatabaseUrl } from '@sufra/bench/product/own-database.ts'
import { freePort, ROOT } from '@sufra/bench/product/product.ts'
import { run } from '@sufra/bench/product/running.ts'
import serverProcess from '../scripts/server-process.json' with { type: 'json' }
import { killPostmaster, killServer } from './kill-server.ts'

const LONGEST_START_MS = 120_000
const SETTINGS = {
  NODE_ENV: 'production',
  ...serverProcess.environment,
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  DEMO_BRANDS: 'false',
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '1000000000',
  ORDERS_PER_MINUTE: '1000000000',
  // Patient on a busy machine: what is turned away is sent again, but proves nothing.
  LONGEST_LAG_MS: '60000',
}

const END_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'sufra' and pid <> pg_backend_pid()`

export type KillableProduct = Awaited<ReturnType<typeof openKillableProduct>>

/** The product with its own PostgreSQL and a brand to order from, always at the same port. */
export async function openKillableProduct(dataDir: string) {
  await migrateDatabase(await ownDatabaseUrl(dataDir))
  await atOwnDatabase(dataDir, (database) => plantBrands(database, [ORDERING]))
  const port = await freePort()
  let program = await start()

  async function start() {
    const started = run('node', [...serverProcess.flags, 'apps/server/build/main.js'], {
      cwd: ROOT,
      env: { ...process.env, ...SETTINGS, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    using api = brandApi(port)
    const since = performance.now()
    while ((await api.send({ path: '/ready' }).catch(() => null))?.status !== 200) {
      const isLate = performance.now() - since > LONGEST_START_MS
      if (isLate || !started.isRunning()) throw new Error('The product did not start.')
      await setTimeout(20)
    }
    return started
  }

  async function kill() {
    const exit = once(program.child, 'exit')
    program.child.kill('SIGKILL')
    await exit
  }

  return {
    port,
    dataDir,
    kill,
    /** Its PostgreSQL with every process of it. The product lives on without. */
    killDatabase: () => killServer(dataDir),
    /** Only the server's first process; the product lives on and starts it again by itself. */
    killPostmaster: () => killPostmaster(dataDir),
    /** Every connection of the product, at once, whatever it is doing. */
    async endConnections() {
      await atServer(await ownDatabaseUrl(dataDir), END_CONNECTIONS)
    },
    /** After it was killed: it finds its database running, or starts it. */
    async revive() {
      program = await start()
    },
    async [Symbol.asyncDispose]() {
      await program[Symbol.asyncDispose]()
      // Killed, it leaves its database behind.
      const { stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
      await stop()
    },
  }
}
