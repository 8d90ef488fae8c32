import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runAs } from './postgres-command.ts'
import type { PostgresInstallation } from './postgres-installation.ts'

/** Kept with the data it opens, so that neither can be there without the other. */
export const passwordFile = (clusterDir: string) => join(clusterDir, 'password')

/**
 * Made beside its place and renamed: a cluster cut off half-way is never taken for one, and of several
 * first starts at once the first to be ready gives everybody theirs.
 */
export async function createCluster(place: PostgresInstallation) {
  clearUnfinished(place)
  const workshop = mkdtempSync(`${place.clusterDir}${UNFINISHED}${process.pid}-`)
  const cluster = join(workshop, 'cluster')
  const password = join(workshop, 'password')
  try {
    writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 })
    place.own(password)
    place.own(workshop)
    const made = await runAs(place.user, place.binaries.initdb, [
      `--pgdata=${cluster}`,
      '--auth=scram-sha-256',
      '--username=postgres',
      `--pwfile=${password}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ])
    if (made.status !== 0) {
      throw new Error(`PostgreSQL could not create its data in ${place.clusterDir}: ${made.words}`)
    }
    renameSync(password, passwordFile(cluster))
    renameSync(cluster, place.clusterDir)
  } catch (error) {
    // A full directory is not replaced: another process was quicker.
    if (!existsSync(place.clusterDir)) throw error
  } finally {
    rmSync(workshop, { recursive: true, force: true })
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
