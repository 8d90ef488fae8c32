import { build, install } from './prepare.mjs'
import { stay } from './project.mjs'

/** npm start: everything a fresh clone needs, then the product. */
await install()
await build()
stay('node', ['--env-file-if-exists=.env', 'apps/server/src/main.ts'], {
  env: { NODE_ENV: 'production' },
})
