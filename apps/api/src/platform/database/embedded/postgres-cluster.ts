import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runAs } from './postgres-command.ts'
import type { PostgresInstallation } from './postgres-installation.ts'

/** Kept with the data it opens, so that neither can be there without the other. */
export const passwordFile = (clusterDir: string) => join(clusterDir, 'password')

/**
 * Made beside its final path and renamed: a cluster cut off half-way is never taken for one, and of several
 * first starts at once the first to be ready gives everybody theirs.
 */
export async function createCluster(installation: PostgresInstallation) {
  clearUnfinished(installation)
  const tempDir = mkdtempSync(`${installation.clusterDir}${UNFINISHED}${process.pid}-`)
  const cluster = join(tempDir, 'cluster')
  const password = join(tempDir, 'password')
  try {
    writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 })
    installation.own(password)
    installation.own(tempDir)
    const made = await runAs(installation.user, installation.binaries.initdb, [
      `--pgdata=${cluster}`,
      '--auth=scram-sha-256',
      '--username=postgres',
      `--pwfile=${password}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ])
    if (made.status !== 0) {
      throw new Error(
        `PostgreSQL could not create its data in ${installation.clusterDir}: ${made.words}`,
      )
    }
    renameSync(password, passwordFile(cluster))
    renameSync(cluster, installation.clusterDir)
  } catch (error) {
    // A full directory is not replaced: another process was quicker.
    if (!existsSync(installation.clusterDir)) throw error
  } finally {
    rmSync(tempDir, { recursive: true, force: true })
  }
}

/** Followed by the number of the process that works there; earlier releases had none. */
const UNFINISHED = '.unfinished-'

/** What starts have left behind that were cut off. */
function clearUnfinished({ clusterDir }: PostgresInstallation) {
  const parent = dirname(clusterDir)
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(clusterDir)}.unfinished`)) continue
    const pid = Number.parseInt(name.split(UNFINISHED)[1] ?? '', 10)
    if (!isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
