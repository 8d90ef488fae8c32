import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the commands of this project share. Runs on the system's Node, before anything is installed. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const BIN = join(ROOT, 'node_modules/.bin')
const PINNED_NODE = join(ROOT, 'node_modules/node/bin/node')

/** The project's programs first on the path, the pinned Node among them. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${dirname(PINNED_NODE)}:${BIN}:${process.env.PATH}`,
  ...extra,
})

/** Runs a program to its end; what it prints is shown. Rejects when it fails. */
export function run(command, args, { cwd = '.', env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: join(ROOT, cwd),
      env: environment(env),
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} failed`))
    })
  })
}

/** A file of settings of one's own is optional. */
export const environmentFile = () => (existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [])

/**
 * What the server's process is started with, here and by torture and the journeys, to keep its memory small: after 40 pages of a
 * large menu 182 MB at rest, 209 MB without the limit of V8's young generation, 198 MB without the C library's limit of free memory.
 */
export const serverProcess = JSON.parse(
  readFileSync(join(ROOT, 'scripts/server-process.json'), 'utf8'),
)

const PARENT_LOOKED_FOR_MS = 200

/**
 * Runs a program that stays; ends when it ends, and passes on the wish to stop. Whoever is killed outright
 * can pass on nothing: the program sees its channel to us break, and we see that npm has gone.
 */
export function stay(command, args, { env = {} } = {}) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(command, args, { cwd: ROOT, env: environment(env), stdio })
  const npm = process.env.npm_lifecycle_event && process.ppid
  const looking = setInterval(() => {
    if (npm && process.ppid !== npm) process.exit(1)
  }, PARENT_LOOKED_FOR_MS)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      clearInterval(looking)
      child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/**
 * Does a step only when what it is made from has changed, or what it makes is gone. The mark is set
 * after the work, so that a step cut off is done again.
 */
export async function whenChanged(name, { from, makes }, work) {
  const mark = join(ROOT, '.cache/steps', name)
  const print = fingerprint(from)
  const isThere = makes.every((path) => existsSync(join(ROOT, path)))
  if (isThere && existsSync(mark) && readFileSync(mark, 'utf8') === print) return
  rmSync(mark, { force: true })
  await work()
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, print)
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder)) {
    hash.update(path).update(readFileSync(join(ROOT, path)))
  }
  return hash.digest('hex')
}

const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router'])

function filesUnder(path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  const entries = readdirOrNull(full)
  if (!entries) return [path]
  return entries
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(`${path}/${entry.name}`))
}

function readdirOrNull(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return null
  }
}
