import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { createCluster, passwordFile } from './embedded/postgres-cluster.ts'
import { runAs } from './embedded/postgres-command.ts'
import { findInstallation } from './embedded/postgres-installation.ts'

export type EmbeddedPostgres = {
  url: string
  /** Starts the server again, at its port, whenever it has died; until it is stopped. */
  watch(): void
  /** Ends the server, unless another process of the product still works with it. */
  stop(): Promise<void>
}

/** A look at the server is a look at its process. */
const WATCH_MS = 250
const LONGEST_WAIT_MS = 10_000

/**
 * The product's own PostgreSQL, kept under the data directory. It is a daemon: when the product is
 * killed it lives on, and the next start finds it by its lock file and goes on with it.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const installation = await findInstallation(options)
  if (!existsSync(installation.clusterDir)) await createCluster(installation)
  const password = passwordOf(installation.clusterDir)
  if (!((await isRunning()) && (await answers(urlOf('postgres'))))) await start()
  await createOwnDatabase(urlOf('postgres'))
  const ending = new AbortController()
  const port = portOf(installation.clusterDir)
  return {
    url: urlOf('sufra'),
    watch: () => void keepAlive().catch(() => {}),
    stop: stopUnlessUsed,
  }

  async function keepAlive() {
    for (let wait = WATCH_MS; ; ) {
      await setTimeout(wait, null, { signal: ending.signal, ref: false })
      if (isServerAlive(installation.clusterDir)) {
        wait = WATCH_MS
        continue
      }
      options.log('PostgreSQL has died and is started again.')
      try {
        clearDeadLock(installation.clusterDir)
        await start(port)
      } catch (error) {
        // Its last processes may still be ending, or the disk be full.
        wait = Math.min(wait * 2, LONGEST_WAIT_MS)
        if (error instanceof Error) options.log(error.message)
      }
    }
  }

  function urlOf(database: string) {
    return `postgres://postgres:${password}@127.0.0.1:${portOf(installation.clusterDir)}/${database}`
  }

  async function isRunning() {
    return (await control('status')).status === 0
  }

  async function start(port?: number) {
    const settings = {
      port: String(port ?? (await freePort())),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      shared_buffers: '128MB',
    }
    const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
    const log = join(installation.clusterDir, 'server.log')
    const started = await control(
      'start',
      '--wait',
      '--timeout=60',
      `--log=${log}`,
      `--options=${flags.join(' ')}`,
    )
    if (started.status !== 0 && !(await comesUp())) {
      const lastWords = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').at(-1) : ''
      throw new Error(`PostgreSQL did not start: ${lastWords || started.words}`)
    }
  }

  /** Another process may have been quicker: then there is a server all the same, or soon will be. */
  async function comesUp() {
    for (let attempt = 0; attempt < 100 && (await isRunning()); attempt++) {
      if (await answers(urlOf('postgres'))) return true
      await setTimeout(100)
    }
    return false
  }

  async function stopUnlessUsed() {
    ending.abort()
    if (await hasOtherUsers(urlOf('postgres'))) return
    await control('stop', '--mode=fast', '--wait', '--timeout=30')
  }

  function control(verb: string, ...args: string[]) {
    return runAs(installation.user, installation.binaries.pg_ctl, [
      verb,
      `--pgdata=${installation.clusterDir}`,
      ...args,
    ])
  }
}

/** Earlier releases kept it beside the cluster. */
function passwordOf(clusterDir: string) {
  const inside = passwordFile(clusterDir)
  const file = existsSync(inside) ? inside : join(dirname(clusterDir), 'postgres-password')
  return readFileSync(file, 'utf8').trim()
}

/** The fourth line of the server's lock file. */
const portOf = (clusterDir: string) =>
  Number(readFileSync(lockFile(clusterDir), 'utf8').split('\n')[3])

const lockFile = (clusterDir: string) => join(clusterDir, 'postmaster.pid')

/** By the process its lock file names. A zombie has died, although it can still be signalled. */
function isServerAlive(clusterDir: string) {
  try {
    const pid = Number.parseInt(readFileSync(lockFile(clusterDir), 'utf8'), 10)
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    // No lock file or no such process. Anything else says nothing: it may be another user's, or no file can be opened.
    const code = error instanceof Error && 'code' in error ? error.code : null
    return code !== 'ENOENT' && code !== 'ESRCH'
  }
}

function isZombie(pid: number) {
  const status = `/proc/${pid}/stat`
  return existsSync(status) && /^\d+ \(.*\) Z /.test(readFileSync(status, 'utf8'))
}

/** A zombie's lock would keep the next server from starting. */
function clearDeadLock(clusterDir: string) {
  const file = lockFile(clusterDir)
  if (existsSync(file) && isZombie(Number.parseInt(readFileSync(file, 'utf8'), 10))) rmSync(file)
}

/**
 * Whether a server is there behind the lock file. One that is still starting is waited for; the file
 * may also be a dead server's, with its process number taken by something else since.
 */
async function answers(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
    try {
      await client.connect()
      return true
    } catch (error) {
      const isStarting = error instanceof pg.DatabaseError && error.code === '57P03'
      if (!isStarting) return false
      await setTimeout(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

async function createOwnDatabase(url: string) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    const { rowCount } = await admin.query(`select from pg_database where datname = 'sufra'`)
    if (rowCount === 0) await admin.query('create database sufra').catch(ignoreAlreadyThere)
  } finally {
    await admin.end()
  }
}

/** Two processes may start at once and both find it missing. */
function ignoreAlreadyThere(error: unknown) {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  if (code !== '42P04' && code !== '23505') throw error
}

async function hasOtherUsers(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'sufra-leaving' })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select from pg_stat_activity where application_name = 'sufra' and backend_type = 'client backend'`,
    )
    return (rowCount ?? 0) > 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
