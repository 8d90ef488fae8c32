/** Whether the code is laid out as docs/architecture.md says: tiers, folders, names. Run by `npm run verify`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Every workspace: where its sources lie, which others they may import, and the tiers inside, lowest first. */
export const WORKSPACES = {
  'packages/domain': { sources: 'src', imports: [] },
  'packages/contract': { sources: 'src', imports: ['packages/domain'] },
  'packages/i18n': { sources: 'src', imports: ['packages/domain', 'packages/contract'] },
  'packages/web': {
    sources: 'src',
    imports: ['packages/domain', 'packages/contract', 'packages/i18n'],
  },
  'apps/api': {
    sources: 'src',
    imports: ['packages/domain', 'packages/contract', 'packages/i18n'],
    // Every folder beside platform/ is a resource; the files at the top put resources together.
    tiers: ['platform', '*'],
  },
  'apps/storefront': {
    sources: 'app',
    imports: ['packages/domain', 'packages/contract', 'packages/i18n', 'packages/web'],
    tiers: ['platform', 'order', 'features', 'routes'],
    apart: ['features'],
  },
  'apps/console': {
    sources: 'app',
    imports: ['packages/domain', 'packages/contract', 'packages/i18n', 'packages/web'],
    tiers: ['platform', 'features', 'routes'],
    apart: ['features'],
  },
  demo: { sources: '', imports: ['packages/domain', 'packages/contract', 'apps/api'] },
  'apps/server': { sources: 'src', imports: '*' },
  e2e: { sources: '', imports: '*' },
  bench: { sources: '', imports: '*' },
  torture: { sources: '', imports: '*' },
}

const MAX_FILES = 25
const TEST = /\.(test|spec)\.tsx?$|\/testing\/|\/testing\.ts$|\.d\.ts$/
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g
const EXPORTED =
  /^export (?:default )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm
/** What React Router asks every route module for. */
const ROUTE_EXPORTS = new Set([
  'action',
  'ErrorBoundary',
  'handle',
  'headers',
  'links',
  'loader',
  'meta',
])

/** `files`: path → source, of everything that is not a test. */
export function examine(files) {
  const edges = [...files].flatMap(([from, source]) =>
    [...source.matchAll(SPECIFIER)]
      .map(([, specifier]) => resolve(from, specifier, files))
      .filter((to) => to !== null && to !== from)
      .map((to) => ({ from, to })),
  )
  return {
    cycles: cyclesIn(edges),
    upward: edges.filter(isUpward).map(({ from, to }) => `${from} → ${to}`),
    doubled: doubledNames(files),
    unknown: [...files.keys()].filter(
      (file) => file.includes('/') && (!workspaceOf(file) || tierOf(file) === -1),
    ),
    folders: foldersBySize(files),
  }
}

const workspaceOf = (file) => {
  const parts = file.split('/')
  return [`${parts[0]}/${parts[1]}`, parts[0]].find((name) => Object.hasOwn(WORKSPACES, name))
}
const sourcesOf = (workspace) => posix.join(workspace, WORKSPACES[workspace].sources)
const within = (file) => file.slice(sourcesOf(workspaceOf(file)).length + 1)

function resolve(from, specifier, files) {
  const [head, ...rest] = specifier.replace(/\?.*$/, '').split('/')
  const found = (base) =>
    [base, `${base}.ts`, `${base}.tsx`].find((path) => files.has(path)) ?? null
  if (head === '.' || head === '..') return found(posix.join(posix.dirname(from), head, ...rest))
  if (head === '#app') return found(posix.join(sourcesOf(workspaceOf(from)), ...rest))
  if (head !== '@sufra') return null
  const [name, ...path] = rest
  const workspace = Object.keys(WORKSPACES).find((each) => each.split('/').at(-1) === name)
  if (!workspace) return null
  return found(posix.join(sourcesOf(workspace), ...path)) ?? found(posix.join(workspace, ...path))
}

/** Its position among the tiers of its workspace; -1: a folder that is in none. */
function tierOf(file) {
  const { tiers } = WORKSPACES[workspaceOf(file)]
  if (!tiers || !file.startsWith(`${sourcesOf(workspaceOf(file))}/`)) return 0
  const [folder, ...deeper] = within(file).split('/')
  if (deeper.length === 0) return tiers.length
  const named = tiers.indexOf(folder)
  return named === -1 ? tiers.indexOf('*') : named
}

function isUpward({ from, to }) {
  const [mine, other] = [workspaceOf(from), workspaceOf(to)]
  if (!mine || !other) return false
  if (mine !== other) {
    const { imports } = WORKSPACES[mine]
    return imports !== '*' && !imports.includes(other)
  }
  if (tierOf(to) > tierOf(from)) return true
  const [tier, folder] = within(from).split('/')
  const [otherTier, otherFolder] = within(to).split('/')
  const isApart = WORKSPACES[mine].apart?.includes(tier) && tier === otherTier
  return Boolean(isApart) && folder !== otherFolder
}

/** Folders of one workspace that import each other, at every depth. A folder and its own sub-folders count as one. */
function cyclesIn(edges) {
  const found = new Set()
  for (let depth = 1; depth <= 8; depth += 1) {
    const folderOf = (file) => {
      const workspace = workspaceOf(file)
      const folders = within(file).split('/').slice(0, -1).slice(0, depth)
      return posix.join(sourcesOf(workspace), ...folders)
    }
    const graph = new Map()
    for (const { from, to } of edges) {
      if (!workspaceOf(from) || workspaceOf(from) !== workspaceOf(to)) continue
      const [a, b] = [folderOf(from), folderOf(to)]
      if (a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)) continue
      graph.set(a, (graph.get(a) ?? new Set()).add(b))
    }
    for (const loop of loopsIn(graph)) found.add(loop.join(' ⇄ '))
  }
  return [...found]
}

/** Tarjan's strongly connected components of more than one node. */
function loopsIn(graph) {
  const [index, low, stack, loops] = [new Map(), new Map(), [], []]
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const loop = stack.splice(stack.indexOf(node)).sort()
    if (loop.length > 1) loops.push(loop)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return loops
}

/** Exported names that two files of one workspace declare. */
function doubledNames(files) {
  const homes = new Map()
  for (const [file, source] of files) {
    const workspace = workspaceOf(file)
    if (!workspace) continue
    const isRoute = /\/routes\//.test(file) || /\/root\.tsx$/.test(file)
    for (const [, name] of source.matchAll(EXPORTED)) {
      if (isRoute && ROUTE_EXPORTS.has(name)) continue
      // Journeys of customers and of staff each extend Playwright's own.
      if (name === 'test' && file.endsWith('/fixtures.ts')) continue
      const key = `${workspace} ${name}`
      homes.set(key, (homes.get(key) ?? new Set()).add(file))
    }
  }
  return [...homes]
    .filter(([, where]) => where.size > 1)
    .map(([key, where]) => `${key.split(' ')[1]}: ${[...where].join(', ')}`)
}

function foldersBySize(files) {
  const sizes = new Map()
  for (const file of files.keys()) {
    const folder = posix.dirname(file)
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  return [...sizes].sort(([, a], [, b]) => b - a)
}

function sources() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const isSource = (file) => {
    const workspace = workspaceOf(file)
    return !TEST.test(file) && (!workspace || file.startsWith(`${sourcesOf(workspace)}/`))
  }
  return new Map(
    listed
      .split('\n')
      .filter((file) => file && isSource(file) && existsSync(join(ROOT, file)))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  )
}

function main() {
  const { cycles, upward, doubled, unknown, folders } = examine(sources())
  const [largest, count] = folders[0] ?? ['', 0]
  const crowded = folders.filter(([, size]) => size > MAX_FILES)
  const lines = [
    ...cycles.map((loop) => `cycle: ${loop}`),
    ...upward.map((arrow) => `upward: ${arrow}`),
    ...doubled.map((name) => `doubled: ${name}`),
    ...unknown.map((file) => `in no tier: ${file}`),
    ...crowded.map(
      ([folder, size]) => `crowded: ${folder} has ${size} files, ${MAX_FILES} is the most`,
    ),
  ]
  for (const line of lines) say(line)
  say(
    `folder cycles ${cycles.length}, upward imports ${upward.length}, doubled names ${doubled.length}, largest folder ${largest} (${count} files)`,
  )
  process.exitCode = lines.length > 0 ? 1 : 0
}

const say = (line) => process.stdout.write(`${line}\n`)

const started = process.argv[1] && pathToFileURL(realpathSync(process.argv[1])).href
if (started === import.meta.url) main()
