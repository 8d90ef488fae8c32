import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { messageOf } from './error-message.ts'

// Code that was compiled at an earlier start is taken from there; all that is large is imported below.
enableCompileCache(fileURLToPath(new URL('../../../.cache/code', import.meta.url)))

try {
  const { readEnvironment } = await import('./environment.ts')
  const environment = readEnvironment(process.env)
  const { start } = await import('./start.ts')
  await start(environment, process.argv.includes('--dev'))
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exit(1)
}
