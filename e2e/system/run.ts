import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PORT } from './address.ts'

/** The system for a program that is no test: started, waited for, and stopped when disposed of. */
export async function runSystem(): Promise<AsyncDisposable> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  while (!(await answers())) {
    if (hasEnded) throw new Error('The system did not start.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const answers = () =>
  fetch(`http://127.0.0.1:${PORT}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
