import { browser } from './browser.mjs'
import { build, install } from './prepare.mjs'
import { run } from './project.mjs'

/** npm run bench: the figures the product promises, measured on this machine. */
await install()
await build()
await run('node', ['bench/main.ts'], {
  env: { NODE_ENV: 'production', CHROMIUM_PATH: await browser() },
})
