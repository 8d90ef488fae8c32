import { build, install } from './prepare.mjs'
import { environmentFile, serverProcess, stay } from './project.mjs'

/** npm start: everything a fresh clone needs, then the product. */
await install()
await build()
stay('node', [...serverProcess.flags, ...environmentFile(), 'apps/server/build/main.js'], {
  env: { NODE_ENV: 'production', ...serverProcess.environment },
})
