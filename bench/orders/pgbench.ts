import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openDatabase } from '@sufra/api/platform/database/connection'

const SCALE = 10
const THREADS = 2

/** PostgreSQL's own benchmark in a database of its own on the same server; null where it is not installed. */
export async function openPgbench(serverUrl: string) {
  const isInstalled = await call('--version').catch(() => null)
  if (!isInstalled) return null
  const name = `pgbench_${process.pid}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await statement(serverUrl, `create database ${name}`)
  await call('--initialize', '--quiet', `--scale=${SCALE}`, url.href)
  return {
    /** Transactions a second, as TPC-B has them. */
    async rate({ clients, seconds }: { clients: number; seconds: number }) {
      const { stdout } = await call(
        '--builtin=tpcb-like',
        '--no-vacuum',
        `--client=${clients}`,
        `--jobs=${THREADS}`,
        `--time=${seconds}`,
        url.href,
      )
      return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
    },
    [Symbol.asyncDispose]: () => statement(serverUrl, `drop database ${name} with (force)`),
  }
}

const call = (...args: string[]) => promisify(execFile)('pgbench', args)

async function statement(serverUrl: string, text: string) {
  const database = openDatabase(serverUrl)
  try {
    const client = await database.pool.connect()
    // A database is made by the server's owner, not by the role the product works as.
    await client.query('reset role')
    await client.query(text)
    client.release()
  } finally {
    await database.close()
  }
}
