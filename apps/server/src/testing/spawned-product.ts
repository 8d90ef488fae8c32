import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { answerTo } from './http-answer.ts'

const REPOSITORY = resolve(import.meta.dirname, '../../../..')
/** On any free port, without brands of its own, and patient on a busy machine. */
const SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DEMO_BRANDS: 'false',
  LOG_LEVEL: 'silent',
  LONGEST_LAG_MS: '60000',
}

export type SpawnedProduct = ReturnType<typeof spawnProduct>

/** The product in a process of its own, with these settings and none of ours. Nothing survives its test. */
export const spawnProduct = (settings: NodeJS.ProcessEnv) =>
  spawned(process.execPath, ['apps/server/src/main.ts'], settings)

/** The same with so few descriptors. */
export const spawnWithDescriptors = (most: number, settings: NodeJS.ProcessEnv) =>
  spawned(
    'sh',
    ['-c', `ulimit -n ${most}; exec "$0" apps/server/src/main.ts`, process.execPath],
    settings,
  )

/** The same as `npm start` starts it, by way of a process that stands for npm. */
export const spawnByScript = (settings: NodeJS.ProcessEnv) =>
  spawned('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, STAY], {
    npm_lifecycle_event: 'start',
    ...settings,
  })

const STAY = `import { stay } from './scripts/project.mjs'
  stay(process.execPath, ['apps/server/src/main.ts'])`

function spawned(command: string, args: string[], settings: NodeJS.ProcessEnv) {
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    env: { PATH: process.env.PATH, ...SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (words) => {
    printed += words
  })
  const complaint = text(child.stderr)
  const ended = once(child, 'exit').then(async ([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    complaint: await complaint,
  }))

  return {
    ended,
    /** The port it listens on, once it does. */
    async port(): Promise<number> {
      for (;;) {
        const port = /Sufra is ready: http:\/\/localhost:(\d+)/.exec(printed)?.[1]
        if (port) return Number(port)
        const end = await Promise.race([once(child.stdout, 'data').then(() => null), ended])
        if (end) throw new Error(`The product ended with ${end.code}: ${end.complaint}`)
      }
    },
    async ask(path: string, host: string) {
      return answerTo({ port: await this.port(), path, headers: { host } })
    },
    end(signal: NodeJS.Signals) {
      child.kill(signal)
      return ended
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
