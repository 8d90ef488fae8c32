/** What of the product only its tests use, or nobody. `npm run verify` asks for none. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { environment, ROOT } from './project.mjs'

const SETTINGS = '.cache/knip-product.json'
/** Vite's settings run it; knip counts them among the tools, not the product. */
const BUILD_STEPS = ['packages/i18n/src/compile-catalogues.ts']
const KINDS = ['exports', 'types', 'nsExports', 'nsTypes', 'enumMembers']

/**
 * Each file and export that no consumer reaches, as 'file: name'. The consumers are the entries marked `!` in knip.json:
 * pages, programs, tables. An export that its own file uses is live; what helps tests stands in testing folders.
 */
export function testOnlyExports() {
  const settings = readJson('knip.json')
  // A workspace that exports every file makes each an entry, whose exports knip passes over unless it is told.
  for (const [folder, workspace] of Object.entries(settings.workspaces)) {
    workspace.includeEntryExports = './*' in (readJson(join(folder, 'package.json')).exports ?? {})
  }
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(
    join(ROOT, SETTINGS),
    JSON.stringify({
      ...settings,
      ignore: ['**/testing/**', '**/testing.ts', ...BUILD_STEPS],
      ignoreExportsUsedInFile: true,
    }),
  )
  const args = ['--production', '--config', SETTINGS, '--reporter', 'json', '--no-exit-code']
  const { stdout, stderr, status } = spawnSync(
    'knip',
    [...args, '--include', ['files', ...KINDS].join()],
    { cwd: ROOT, env: environment(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`knip failed: ${stderr}${stdout}`)
  return JSON.parse(stdout).issues.flatMap(namesIn)
}

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

const namesIn = (issue) => [
  ...(issue.files?.length ? [`${issue.file}: the whole file`] : []),
  ...KINDS.flatMap((kind) => (issue[kind] ?? []).map(({ name }) => `${issue.file}: ${name}`)),
]

const started = process.argv[1] && pathToFileURL(realpathSync(process.argv[1])).href
if (started === import.meta.url) {
  const unused = testOnlyExports()
  for (const name of unused) process.stdout.write(`${name}\n`)
  process.stdout.write(`test-only exports ${unused.length}\n`)
  process.exitCode = unused.length > 0 ? 1 : 0
}
