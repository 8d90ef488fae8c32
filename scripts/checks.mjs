import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './project.mjs'

const TYPED = [
  'packages/domain',
  'packages/contract',
  'packages/i18n',
  'packages/web',
  'apps/api',
  'apps/storefront',
  'apps/console',
  'apps/server',
  'demo',
  'e2e',
  'bench',
  'torture',
]

/** Everything that needs no browser; without servers, everything that is quick as well. */
export async function verify({ withServers }) {
  await step('Format and lint', () => run('biome', ['check', '--error-on-warnings', '.']))
  await step('Types', async () => {
    await run('react-router', ['typegen'], { cwd: 'apps/storefront' })
    for (const folder of TYPED) await run('tsc', ['-p', folder])
  })
  await step('Unused code', async () => {
    await run('knip', [])
    await run('node', ['scripts/unused.mjs'])
  })
  await step('Tiers, folders and names', () => run('node', ['scripts/house.mjs']))
  await step('Requirements', () => run('node', ['scripts/trace.mjs', '--quiet']))
  await step(withServers ? 'Unit and API tests' : 'Unit tests', () =>
    run('vitest', [
      'run',
      ...(withServers ? [] : ['--project=!@sufra/api', '--project=!@sufra/server']),
      // By default the runner leaves one of two cores idle.
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      '--outputFile=.cache/vitest.json',
    ]),
  )
}

export async function step(name, work) {
  const start = performance.now()
  process.stdout.write(`\n── ${name}\n`)
  await work()
  process.stdout.write(`── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

/** How many tests a runner's report counts. */
export const report = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
