import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { runAs, type SystemUser } from './postgres-command.ts'
import { postgresUser } from './postgres-user.ts'

export type PostgresInstallation = {
  user: SystemUser
  binaries: PostgresBinaries
  clusterDir: string
  /** Hands a file or folder to the user PostgreSQL runs as. */
  own(path: string): void
}

const SYSTEM_DIR = '/var/lib/sufra'

/**
 * Where the server's programs and data are. As root they must be reachable by the user it runs as: in
 * a checkout closed to others both are kept under a system directory instead.
 */
export async function findInstallation(options: {
  dataDir: string
  log: (line: string) => void
}): Promise<PostgresInstallation> {
  const binaries = await findBinaries()
  const dataDir = resolve(options.dataDir)
  const user = process.getuid?.() === 0 ? postgresUser() : null
  const own = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid)
  }

  makeDirectory(dataDir, user)
  if (!user || ((await canReach(user, binaries.postgres)) && (await canReach(user, dataDir)))) {
    return { user, binaries, clusterDir: join(dataDir, 'postgres'), own }
  }

  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const clusterDir = join(SYSTEM_DIR, name, 'postgres')
  makeDirectory(dirname(clusterDir), user)
  options.log(
    `The project's folder is closed to PostgreSQL's user: its data is kept in ${clusterDir}.`,
  )
  return { user, binaries: copyBinaries(binaries), clusterDir, own }
}

/** Another user must get through what we make, also where the umask would close it; what was there stays as it is. */
function makeDirectory(path: string, user: SystemUser) {
  const first = mkdirSync(path, { recursive: true })
  if (!user || !first) return
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755)
}

async function canReach(user: SystemUser, path: string) {
  const way = statSync(path).isDirectory() ? '-x' : '-r'
  const { status } = await runAs(user, '/bin/sh', ['-c', `test ${way} "$0"`, path])
  return status === 0
}

function copyBinaries(binaries: PostgresBinaries): PostgresBinaries {
  const native = dirname(dirname(binaries.postgres))
  const copy = join(SYSTEM_DIR, `postgres-${binaries.version}`)
  if (!existsSync(copy)) copyDirectory(native, copy)
  const moved = (path: string) => join(copy, path.slice(native.length))
  return {
    ...binaries,
    initdb: moved(binaries.initdb),
    pg_ctl: moved(binaries.pg_ctl),
    postgres: moved(binaries.postgres),
  }
}

/** Whole or not at all, also when two processes start at once. */
function copyDirectory(from: string, to: string) {
  const unfinished = mkdtempSync(`${to}.unfinished-`)
  try {
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
    openToOthers(unfinished)
    renameSync(unfinished, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Others may read and enter what its owner may. */
function openToOthers(directory: string) {
  const inside = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  for (const path of ['', ...inside].map((name) => join(directory, name))) {
    const stat = lstatSync(path)
    const own = stat.mode & 0o500
    if (!stat.isSymbolicLink()) chmodSync(path, stat.mode | (own >> 3) | (own >> 6))
  }
}
