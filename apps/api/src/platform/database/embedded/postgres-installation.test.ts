import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findInstallation } from './postgres-installation.ts'

const isRoot = process.getuid?.() === 0

test.runIf(isRoot)(
  'where new files are closed to others, PostgreSQL still reaches its data',
  async () => {
    const given = mkdtempSync(join(tmpdir(), 'sufra-place-'))
    chmodSync(given, 0o755)
    const usual = process.umask(0o077)
    onTestFinished(() => {
      process.umask(usual)
      rmSync(given, { recursive: true, force: true })
    })

    const { clusterDir } = await findInstallation({ dataDir: join(given, 'a/b'), log: () => {} })
    expect(clusterDir).toBe(join(given, 'a/b/postgres'))
    expect(modeOf(join(given, 'a'))).toBe(modeOf(join(given, 'a/b')))
  },
)

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
