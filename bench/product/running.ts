import { type SpawnOptions, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

const LONGEST_GOODBYE_MS = 30_000
const groups = new Set<number>()

/** A program in a process group of its own, so that it ends with everything it has started. */
export function run(command: string, args: string[], options: SpawnOptions) {
  const child = spawn(command, args, { ...options, detached: true })
  const group = child.pid
  if (group === undefined) throw new Error(`${command} could not be started.`)
  groups.add(group)
  return {
    child,
    isRunning: () => isAlive(group),
    [Symbol.asyncDispose]: () => end(group),
  }
}

async function end(group: number) {
  ask(group)
  for (const start = Date.now(); isAlive(group); await setTimeout(10)) {
    if (Date.now() - start > LONGEST_GOODBYE_MS) throw new Error('A program did not end.')
  }
  groups.delete(group)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await Promise.allSettled([...groups].map(end))
    process.exit(1)
  })
}

function ask(group: number) {
  if (isAlive(group)) process.kill(-group, 'SIGTERM')
}

function isAlive(group: number) {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}
