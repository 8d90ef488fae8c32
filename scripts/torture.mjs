import { build, install } from './prepare.mjs'
import { run } from './project.mjs'

/**
 * npm run torture: orders are placed and followed while the product, its database and its lines are
 * killed and cut; ten minutes at most. Names choose some of it (npm run torture -- product streams).
 */
await install()
await build()
await run('node', ['torture/main.ts', ...process.argv.slice(2)])
