import { build, install } from './prepare.mjs'
import { environmentFile, stay } from './project.mjs'

/** npm start: everything a fresh clone needs, then the product. */
await install()
await build()
stay('node', [...environmentFile(), 'apps/server/src/main.ts'], {
  env: { NODE_ENV: 'production' },
})
