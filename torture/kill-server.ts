import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findInstallation } from '@sufra/api/platform/database/embedded/postgres-installation'

/** Ends a data directory's PostgreSQL as a power cut would: the server and all it has started, at once. */
export async function killServer(dataDir: string) {
  const { clusterDir } = await findInstallation({ dataDir, log: () => {} })
  const lock = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8')
  const server = Number(lock.split('\n')[0])
  // The server first: it would mend what its processes leave behind.
  const all = [server, ...childrenOf(server)]
  for (const process of all) kill(process)
  while (all.some(isAlive)) await setTimeout(10)
}

/** Ends its first process outright. What that has started ends by itself, and somebody has to start it again. */
export async function killPostmaster(dataDir: string) {
  const { clusterDir } = await findInstallation({ dataDir, log: () => {} })
  const lock = join(clusterDir, 'postmaster.pid')
  // It may just be starting after the last time.
  if (existsSync(lock)) kill(Number(readFileSync(lock, 'utf8').split('\n')[0]))
}

const childrenOf = (parent: number) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, of]) => (child !== undefined && of === parent ? [child] : []))

function kill(id: number) {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function isAlive(id: number) {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
