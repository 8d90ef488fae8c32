import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'

/** Where the storefront's page code comes from: its build, or the development server. */
export type Storefront = {
  build(): Promise<ServerBuild>
  isDevelopment: boolean
}

export const CLIENT_BUILD = fileURLToPath(new URL('../../storefront/build/client', import.meta.url))
const SERVER_BUILD = new URL('../../storefront/build/server/index.js', import.meta.url)

export async function builtStorefront(): Promise<Storefront> {
  if (!existsSync(SERVER_BUILD)) throw new Error('The storefront is not built: run npm start.')
  const build: ServerBuild = await import(SERVER_BUILD.href)
  return { build: async () => build, isDevelopment: false }
}
