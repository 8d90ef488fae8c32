import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { atServer } from '../../testing/database-server.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** Making a cluster mostly waits for the disk. */
const patiently = { timeout: 60_000 }

/** A place for data that nobody has used yet. */
function emptyDirectory() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sufra-embedded-'))
  // PostgreSQL may run as another user than the test.
  chmodSync(dataDir, 0o755)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => {} })

test(
  'of first starts at once one makes the database, and all of them work with it',
  patiently,
  async () => {
    const dataDir = emptyDirectory()
    const leftBehind = ['postgres.unfinished', `postgres.unfinished-${endedProcess()}-aB3xYz`]
    for (const name of leftBehind) mkdirSync(join(dataDir, name))

    const servers = await Promise.all([start(dataDir), start(dataDir)])
    onTestFinished(() => servers[0].stop())

    expect(new Set(servers.map(({ url }) => url)).size).toBe(1)
    expect((await atServer(servers[0].url, 'select 1 as answer')).rows).toEqual([{ answer: 1 }])
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  },
)

test(
  'a database whose password stands beside it, as it did in earlier releases, is found again',
  patiently,
  async () => {
    const dataDir = emptyDirectory()
    await (await start(dataDir)).stop()
    renameSync(join(dataDir, 'postgres/password'), join(dataDir, 'postgres-password'))

    const { url, stop } = await start(dataDir)
    onTestFinished(stop)
    expect((await atServer(url, 'select 1 as answer')).rows).toEqual([{ answer: 1 }])
  },
)

const endedProcess = () => spawnSync('true').pid
