import './quick-imports.ts'
import { messageOf } from './error-message.ts'

try {
  const { readEnvironment } = await import('./environment.ts')
  const environment = readEnvironment(process.env)
  const { start } = await import('./start.ts')
  await start(environment, process.argv.includes('--dev'))
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exit(1)
}
