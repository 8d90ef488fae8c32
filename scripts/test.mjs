import { browser } from './browser.mjs'
import { report, step, verify } from './checks.mjs'
import { build, install } from './prepare.mjs'
import { run } from './project.mjs'

/** npm test: everything, on a fresh clone as well. */
try {
  await install()
  await build()
  await verify({ withServers: true })
  const chromium = await browser()
  await step('Browser journeys', () =>
    run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: '.cache/playwright.json' },
    }),
  )
  const units = report('.cache/vitest.json')
  const journeys = report('.cache/playwright.json').stats
  const passed = units.numPassedTests + journeys.expected
  const failed = units.numFailedTests + journeys.unexpected
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}
