import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../product/product.ts'
import { run } from '../product/running.ts'
import type { Load } from './load.ts'

const LOAD = fileURLToPath(import.meta.resolve('./load.ts'))
const READ = fileURLToPath(import.meta.resolve('./read.ts'))

/** Answers a second, asked for by a process of its own. */
export async function rateOf(load: Load): Promise<number> {
  const { stdout } = await promisify(execFile)('node', [LOAD, JSON.stringify(load)])
  return Number(stdout)
}

/** The same for an address that is only read, where an answer costs the server less than a thorough client. */
export async function readRateOf(reading: Omit<Load, 'body' | 'people'>): Promise<number> {
  const { stdout } = await promisify(execFile)('node', [READ, JSON.stringify(reading)])
  return Number(stdout)
}

/** A server to compare ours with, in a process of its own, ready when it answers. */
export async function startPeer(module: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const program = run('node', [module, String(port)], { stdio: 'inherit' })
  while (!(await fetch(url).catch(() => null))) await setTimeout(10)
  return { url, [Symbol.asyncDispose]: program[Symbol.asyncDispose] }
}
