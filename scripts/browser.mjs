import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, ROOT, run } from './project.mjs'

/** The lean one first: the whole browser draws its own windows beside our pages, at twice the cost. */
const DEBIAN_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** A Chromium for the journeys: the one named, else Debian's, fetched where it is missing. '' means Playwright's own. */
export async function browser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const [lean] = DEBIAN_CHROMIUM
  if (!existsSync(lean) && process.getuid?.() === 0 && hasApt()) await install()
  const found = DEBIAN_CHROMIUM.find(existsSync)
  if (found) return found
  await run('playwright', ['install', 'chromium'])
  return ''
}

/** Tries the lean browser, then the whole one: older releases have only that, and some systems neither. */
async function install() {
  process.stdout.write('Installing a browser for the journeys …\n')
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const get = (...words) => run('apt-get', [...words], quietly)
  const fetched = (name) => get('install', '-y', '-qq', '--no-install-recommends', name)
  try {
    await get('update', '-qq')
    await fetched('chromium-headless-shell')
  } catch {
    if (DEBIAN_CHROMIUM.some(existsSync)) return
    await fetched('chromium').catch(() => process.stdout.write('This system has none to offer.\n'))
  }
}

function hasApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore', cwd: ROOT, env: environment() })
    return true
  } catch {
    return false
  }
}
