import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, ROOT, run } from './project.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** A Chromium for the journeys: the one named, the system's, else one is fetched. '' means Playwright's own. */
export async function browser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM
  if (process.getuid?.() === 0 && hasApt()) {
    process.stdout.write('Installing a browser for the journeys …\n')
    const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-qq'], quietly)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly)
    if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM
  }
  await run('playwright', ['install', 'chromium'])
  return ''
}

function hasApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore', cwd: ROOT, env: environment() })
    return true
  } catch {
    return false
  }
}
