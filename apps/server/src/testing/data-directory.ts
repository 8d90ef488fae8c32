import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@sufra/api/platform/database/embedded-postgres'
import { vi } from 'vitest'

/** A place for the product's own PostgreSQL, which is gone after the test together with its server. */
export function dataDirectory() {
  const path = mkdtempSync(join(tmpdir(), 'sufra-'))
  // PostgreSQL may run as another user than the test.
  chmodSync(path, 0o755)
  const lockFile = join(path, 'postgres/postmaster.pid')

  /** The server's process; null once it has been stopped. */
  const postmaster = () =>
    existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8').split('\n')[0]) : null

  return {
    path,
    postmaster,
    /** The server, found running or started as the product would. */
    database: () => startEmbeddedPostgres({ dataDir: path, log: () => {} }),
    crash,
    async [Symbol.asyncDispose]() {
      await crash()
      rmSync(path, { recursive: true, force: true })
    },
  }

  /** The server ends at once, writing nothing more: what it has promised must be in its log by then. */
  async function crash() {
    const server = postmaster()
    if (server === null) return
    process.kill(server, 'SIGQUIT')
    await vi.waitUntil(() => postmaster() === null, { timeout: 10_000 })
  }
}
