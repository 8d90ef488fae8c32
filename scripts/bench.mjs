import { browser } from './browser.mjs'
import { build, install } from './prepare.mjs'
import { run } from './project.mjs'

/**
 * npm run bench: the figures the product promises, measured on this machine. Names choose some of them
 * (npm run bench -- orders status); --quick only looks whether they can be measured.
 */
await install()
await build()
await run('node', ['bench/main.ts', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production', CHROMIUM_PATH: await browser() },
})
