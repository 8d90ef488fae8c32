import { build, install } from './prepare.mjs'
import { environmentFile, stay } from './project.mjs'

/** npm run dev: the product from its sources, pages reloaded as they change. */
await install()
await build()
stay('node', [
  ...environmentFile(),
  '--watch-path=apps/api/src',
  '--watch-path=apps/server/src',
  '--watch-path=packages',
  'apps/server/src/main.ts',
  '--dev',
])
