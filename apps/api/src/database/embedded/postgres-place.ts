import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { runAs, type SystemUser } from './postgres-command.ts'
import { postgresUser } from './postgres-user.ts'

export type PostgresPlace = {
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
export async function findPlace(options: {
  dataDir: string
  log: (line: string) => void
}): Promise<PostgresPlace> {
  const binaries = await findBinaries()
  const dataDir = resolve(options.dataDir)
  const user = process.getuid?.() === 0 ? postgresUser() : null
  const own = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid)
  }

  mkdirSync(dataDir, { recursive: true })
  if (!user || (canReach(user, binaries.postgres) && canReach(user, dataDir))) {
    return { user, binaries, clusterDir: join(dataDir, 'postgres'), own }
  }

  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const clusterDir = join(SYSTEM_DIR, name, 'postgres')
  mkdirSync(dirname(clusterDir), { recursive: true })
  options.log(
    `The project's folder is closed to PostgreSQL's user: its data is kept in ${clusterDir}.`,
  )
  return { user, binaries: copyBinaries(binaries), clusterDir, own }
}

const canReach = (user: SystemUser, path: string) =>
  runAs(user, '/bin/sh', ['-c', `test ${statSync(path).isDirectory() ? '-x' : '-r'} "$0"`, path])
    .status === 0

function copyBinaries(binaries: PostgresBinaries): PostgresBinaries {
  const native = dirname(dirname(binaries.postgres))
  const copy = join(SYSTEM_DIR, `postgres-${binaries.version}`)
  if (!existsSync(copy)) {
    cpSync(native, `${copy}.partial`, { recursive: true, verbatimSymlinks: true })
    renameSync(`${copy}.partial`, copy)
  }
  const moved = (path: string) => join(copy, path.slice(native.length))
  return {
    ...binaries,
    initdb: moved(binaries.initdb),
    pg_ctl: moved(binaries.pg_ctl),
    postgres: moved(binaries.postgres),
  }
}
