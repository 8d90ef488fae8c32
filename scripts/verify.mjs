import { verify } from './checks.mjs'
import { build, install } from './prepare.mjs'

/** npm run verify: what tells most in the least time. Tests of the API, the server and journeys are npm test's. */
await install()
await build()
await verify({ withServers: false }).catch(fail)

function fail(error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}
