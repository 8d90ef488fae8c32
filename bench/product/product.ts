import { get, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { run } from './running.ts'

export const ROOT = resolve(import.meta.dirname, '../..')
const LONGEST_START_MS = 120_000

/** A demo brand that is read from left to right, and one that is read from right to left. */
export const BRANDS = { en: 'saj', ar: 'karak' } as const

export type Product = Awaited<ReturnType<typeof startProduct>>
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** The product on its own data, ready when its first page has been answered. */
export async function startProduct(dataDir: string, { command, args, env } = NPM_START) {
  const port = await freePort()
  const hostOf = (brand: string) => `${brand}.localhost:${port}`
  const ask = (brand: string, path: string, headers: Record<string, string> = {}) =>
    answerTo({ port, path, headers: { host: hostOf(brand), ...headers } })

  const started = performance.now()
  const program = run(command, args, {
    cwd: ROOT,
    env: { ...environment(port, dataDir), ...env },
    stdio: 'ignore',
  })
  while ((await ask('saj', '/menu').catch(() => null))?.status !== 200) {
    const isLate = performance.now() - started > LONGEST_START_MS
    if (isLate || !program.isRunning()) {
      await program[Symbol.asyncDispose]()
      throw new Error(`${[command, ...args].join(' ')} did not start.`)
    }
    await setTimeout(10)
  }
  const seconds = (performance.now() - started) / 1_000
  return {
    port,
    dataDir,
    seconds,
    hostOf,
    ask,
    [Symbol.asyncDispose]: program[Symbol.asyncDispose],
  }
}

/** As a person types it: the command chooses production, and what Node is told, by itself. */
const NPM_START = { command: 'npm', args: ['start'], env: { NODE_ENV: undefined } }

const environment = (port: number, dataDir: string) => ({
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '1000000000',
  ORDERS_PER_MINUTE: '1000000000',
})

const answerTo = (options: { port: number; path: string; headers: Record<string, string> }) =>
  new Promise<Answer>((resolve, reject) => {
    get({ host: '127.0.0.1', ...options }, async (response) => {
      const { statusCode = 0, headers } = response
      resolve({ status: statusCode, headers, body: await buffer(response) })
    }).on('error', reject)
  })

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
