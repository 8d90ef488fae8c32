import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The browser named by CHROMIUM_PATH, else the system's, else the one Playwright has fetched. */
const executablePath = process.env.CHROMIUM_PATH || SYSTEM_CHROMIUM.find(existsSync)

export const browserLaunch: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
