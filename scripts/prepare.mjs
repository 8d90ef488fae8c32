import { run, whenChanged } from './project.mjs'

const RUNNING = ['node_modules/node/bin/node', 'node_modules/vite']
const npmCi = (what) => {
  process.stdout.write('Installing packages …\n')
  return run('npm', ['ci', what, '--no-audit', '--no-fund', '--loglevel=error'])
}

/** Installs what building and running the product needs, when the lock file has changed. */
export const installProduct = () =>
  whenChanged('install', { from: ['package-lock.json'], makes: RUNNING }, () => npmCi('--omit=dev'))

/** Installs what tests and checks need besides. What the product needs is installed then, too. */
export const install = () =>
  whenChanged(
    'install-tools',
    { from: ['package-lock.json'], makes: [...RUNNING, 'node_modules/vitest'] },
    async () => {
      await npmCi('--include=dev')
      await whenChanged('install', { from: ['package-lock.json'], makes: RUNNING }, () => {})
    },
  )

/** Makes everything that is made from sources; what does not need one another, side by side. */
export async function build() {
  await whenChanged(
    'fonts',
    {
      from: ['apps/storefront/fonts/subset-fonts.ts', 'package-lock.json'],
      makes: ['apps/storefront/app/platform/ui/fonts'],
    },
    () => run('node', ['apps/storefront/fonts/subset-fonts.ts']),
  )
  await Promise.all([buildStorefront(), buildConsole(), buildServer()])
}

/** The storefront with its service worker. */
const buildStorefront = () =>
  whenChanged(
    'storefront',
    {
      from: [
        'apps/storefront',
        'packages/domain/src',
        'packages/contract/src',
        'packages/i18n/src',
        'packages/web/src',
        'package-lock.json',
      ],
      makes: ['apps/storefront/build/server/index.js', 'apps/storefront/build/client/sw.js'],
    },
    async () => {
      process.stdout.write('Building the storefront …\n')
      const inStorefront = { cwd: 'apps/storefront', env: { NODE_ENV: 'production' } }
      await run('react-router', ['build', '--logLevel', 'warn'], inStorefront)
      await run(
        'vite',
        ['build', '-c', 'service-worker/vite.config.ts', '--logLevel', 'warn'],
        inStorefront,
      )
      await run('node', ['scripts/compress-assets.mjs', 'apps/storefront/build/client/assets'])
    },
  )

const buildConsole = () =>
  whenChanged(
    'console',
    {
      from: [
        'apps/console',
        'packages/domain/src',
        'packages/contract/src',
        'packages/i18n/src',
        'packages/web/src',
        'package-lock.json',
      ],
      makes: ['apps/console/build/index.html'],
    },
    async () => {
      process.stdout.write('Building the console …\n')
      const inConsole = { cwd: 'apps/console', env: { NODE_ENV: 'production' } }
      await run('vite', ['build', '--logLevel', 'warn'], inConsole)
      await run('node', ['scripts/compress-assets.mjs', 'apps/console/build/assets'])
    },
  )

const buildServer = () =>
  whenChanged(
    'server',
    {
      from: [
        'apps/server',
        'apps/api/src',
        'apps/api/migrations/meta/_journal.json',
        'packages/domain/src',
        'packages/contract/src',
        'packages/i18n/src',
        'package-lock.json',
      ],
      makes: ['apps/server/build/main.js'],
    },
    async () => {
      process.stdout.write('Building the server …\n')
      await run('vite', ['build', '--logLevel', 'warn'], { cwd: 'apps/server' })
    },
  )
