import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The console is built beforehand also while developing: it is worked on with its own server. */
export const CONSOLE_BUILD = fileURLToPath(new URL('../../console/build', import.meta.url))

export const isConsoleBuilt = () => existsSync(`${CONSOLE_BUILD}/index.html`)
