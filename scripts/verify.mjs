import { verify } from './checks.mjs'
import { build, install } from './prepare.mjs'

/** npm run verify: everything but the browser journeys. */
await install()
await build()
await verify().catch(fail)

function fail(error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}
