import { build, installProduct } from './prepare.mjs'
import { environmentFile, stay } from './project.mjs'

/** Left to itself, Node keeps 128 MB on a large machine for objects that are gone the next moment … */
const NURSERY = '--max-semi-space-size=16'
/** … and the C library what packing a menu once took. Said aloud, its usual limit stays where it is. */
const GIVEN_BACK = { MALLOC_TRIM_THRESHOLD_: '131072' }

/** What is asked for most is compiled in one piece, whatever was asked for before it: carts are priced faster. */
const IN_ONE_PIECE = [
  '--max-inlined-bytecode-size=3000',
  '--max-inlined-bytecode-size-cumulative=6000',
]

/** npm start: everything a fresh clone needs, then the product. */
await installProduct()
await build()
stay('node', [NURSERY, ...IN_ONE_PIECE, ...environmentFile(), 'apps/server/build/main.js'], {
  env: { NODE_ENV: 'production', ...GIVEN_BACK },
})
