import { build, install } from './prepare.mjs'
import { run } from './project.mjs'

/**
 * npm run torture: orders are placed and followed while the product, its database and its lines are
 * killed and cut; ten minutes at most. Names choose some of it (npm run torture -- product streams).
 * `npm run torture -- hostile` sends a hundred thousand requests that no client would, with a new seed each time; it
 * takes a quarter of an hour.
 */
const HOSTILE_PER_FIELD = '185'
const names = process.argv.slice(2)

await install()
if (names.includes('hostile')) {
  const env = { HOSTILE_PER_FIELD, HOSTILE_SEED: String(Date.now() % 2 ** 31) }
  await run('vitest', ['run', 'apps/api/src/testing/hostile-walk.test.ts'], { env })
} else {
  await build()
  await run('node', ['torture/main.ts', ...names])
}
