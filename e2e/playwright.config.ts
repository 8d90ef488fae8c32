import { defineConfig } from '@playwright/test'
import serverProcess from '../scripts/server-process.json' with { type: 'json' }
import { PORT } from './system/address.ts'
import { browserLaunch } from './system/browser.ts'

/**
 * A journey is walked on a phone, unless its title says `@desktop`, or `@both`. One that is told in English and in Arabic
 * is walked in Arabic on the phone and, if it is for both, in English on the desktop; JOURNEYS=all walks each everywhere.
 */
const walksAll = process.env.JOURNEYS === 'all'

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: browserLaunch,
    actionTimeout: 10_000,
    // Far from every brand: opening hours and dates must follow the brand's clock, not the visitor's.
    timezoneId: 'Pacific/Auckland',
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer before a test can; the journeys about it let it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: walksAll ? /@desktop/ : /@desktop|\(en-us\)/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
    {
      name: 'desktop',
      grep: /@desktop|@both/,
      ...(!walksAll && { grepInvert: /\(ar-sa\) @both/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `node ${serverProcess.flags.join(' ')} system/start.ts`,
    env: serverProcess.environment,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${PORT}/health`,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
