/**
 * Which rows of docs/requirements.md have a test. With --write the rows name their tests. A row is claimed by its id in a
 * test's title, or by `// proves <ids>` in the comment directly above the test; a claim anywhere else is a mistake.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CHECKLIST = join(ROOT, 'docs/requirements.md')
const TEST_FILE = /^(packages|apps|demo|e2e)\/.*\.(test\.tsx?|spec\.ts)$|^bench\/.*\.ts$/
const NOT_OURS = new Set(['node_modules', 'build', 'dist'])
const ROW = /^\| ([A-Z][A-Z0-9]*-\d+) *\| (.*?) *\|([^|]*)\|$/
const ID_OR_RANGE = /^([A-Z][A-Z0-9]*)-(\d+)(?:(?:–|\.\.|-)(?:\1-)?(\d+))?$/
/** The first line of what can show a row: a test, a describe, or a figure with a promise. Not one that is skipped. */
const CHECK =
  /^\s*(?:(?:test|it|describe)(?:\.(?:describe|each|for|sequential|concurrent|only))*[(<]|at(?:Most|Least)\()/
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])(.*?)\1/gs

/** Every row with an id. Rulings (Part 2) may be named by a test but need none. */
export function readRows(checklist) {
  const rows = []
  let area = ''
  let needsTest = false
  for (const line of checklist.split('\n')) {
    if (line.startsWith('##')) area = line.replace(/^#+ /, '')
    if (/^\| ID *\|/.test(line)) needsTest = /\| Proved by *\|$/.test(line)
    const [, id, text, lastCell] = line.match(ROW) ?? []
    if (!id) continue
    const provedBy = needsTest ? [...lastCell.matchAll(/`([^`]+)`/g)].map(([, path]) => path) : []
    rows.push({ id, area, text, needsTest, provedBy })
  }
  return rows
}

/** 'RT-25..27' is RT-25, RT-26 and RT-27; what is not an id stays as it is, to be reported. */
export function expandIds(written) {
  const [, area, first, last = first] = written.match(ID_OR_RANGE) ?? []
  if (!area || Number(last) < Number(first)) return [written]
  const count = Number(last) - Number(first) + 1
  const id = (_, step) => `${area}-${String(Number(first) + step).padStart(first.length, '0')}`
  return Array.from({ length: count }, id)
}

/** The ids a test file claims, and the claims in it that stand above no test. `areas` tells RT-25 from UTF-16. */
export function readClaims(source, areas) {
  const titles = [...source.matchAll(TITLE)].map(([, , title]) => title)
  const ids = titles.flatMap(wordsOf).filter((word) => areas.has(word.match(ID_OR_RANGE)?.[1]))
  const misplaced = []
  const lines = source.split('\n')
  for (const [at, line] of lines.entries()) {
    const [, list = ''] = line.match(/^\s*\/\/ *proves:? (.*)$/i) ?? []
    const listed = wordsOf(list).filter((word) => /\d/.test(word))
    if (listed.length === 0) continue
    const below = lines.slice(at).find((next) => !/^\s*\/\//.test(next)) ?? ''
    if (CHECK.test(below)) ids.push(...listed)
    else misplaced.push({ line: at + 1, list })
  }
  return { ids: [...new Set(ids.flatMap(expandIds))], misplaced }
}

/** The checklist with every `Proved by` cell filled from `claims`: file → ids. */
export function fillProvedBy(checklist, claims) {
  const toProve = new Set(readRows(checklist).flatMap((row) => (row.needsTest ? [row.id] : [])))
  const fill = (line) => {
    const [, id, text] = line.match(ROW) ?? []
    if (!toProve.has(id)) return line
    const files = filesClaiming(id, claims).map((file) => ` \`${shortPath(file)}\``)
    return `| ${id} | ${text} |${files.join(',')} |`
  }
  return checklist.split('\n').map(fill).join('\n')
}

/** What is wrong between the checklist and the claims of the tests, one sentence each. */
export function findMistakes(rows, claims, exists) {
  const known = new Set(rows.map((row) => row.id))
  const unknown = [...claims].flatMap(([file, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file} names ${id}, which is not a row`),
  )
  const stale = rows.flatMap(({ id, provedBy }) => {
    const claiming = filesClaiming(id, claims).map(shortPath)
    const wrong = provedBy.filter((path) => !claiming.includes(path))
    return wrong.map((path) =>
      exists(path)
        ? `${id} names ${path}, which does not claim it`
        : `${id} names ${path}: no such file`,
    )
  })
  return [...unknown, ...stale]
}

const wordsOf = (text) => text.split(/[\s,;:()[\]]+/).map((word) => word.replace(/\.+$/, ''))
const filesClaiming = (id, claims) =>
  [...claims].flatMap(([file, ids]) => (ids.includes(id) ? [file] : [])).sort()
const shortPath = (file) => file.replace(/^(packages|apps)\//, '')

function testFiles(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : testFiles(path)
    return TEST_FILE.test(path) ? [path] : []
  })
}

function report(rows, claims) {
  const toProve = rows.filter((row) => row.needsTest)
  const unproved = toProve.filter((row) => filesClaiming(row.id, claims).length === 0)
  for (const area of new Set(unproved.map((row) => row.area))) {
    const inArea = (row) => row.area === area
    const missing = unproved.filter(inArea)
    say(`${area}: ${missing.length} of ${toProve.filter(inArea).length} without a test`)
    for (const { id, text } of missing) say(`  ${id} ${text}`.slice(0, 100))
  }
  say(`${toProve.length - unproved.length} of ${toProve.length} rows proved`)
}

const say = (line) => process.stdout.write(`${line}\n`)

function main() {
  const checklist = readFileSync(CHECKLIST, 'utf8')
  const areas = new Set(readRows(checklist).map((row) => row.id.split('-')[0]))
  const claims = new Map()
  const misplacements = []
  for (const file of ['packages', 'apps', 'demo', 'e2e', 'bench'].flatMap(testFiles)) {
    const { ids, misplaced } = readClaims(readFileSync(join(ROOT, file), 'utf8'), areas)
    claims.set(file, ids)
    for (const { line, list } of misplaced) {
      misplacements.push(`${file}:${line} claims ${list}, but not above a test`)
    }
  }
  const isWriting = process.argv.includes('--write')
  const current = isWriting ? fillProvedBy(checklist, claims) : checklist
  if (isWriting) writeFileSync(CHECKLIST, current)

  const rows = readRows(current)
  report(rows, claims)
  const exists = (path) => ['', 'packages', 'apps'].some((top) => existsSync(join(ROOT, top, path)))
  const mistakes = [...misplacements, ...findMistakes(rows, claims, exists)]
  for (const mistake of mistakes) say(mistake)
  process.exitCode = mistakes.length > 0 ? 1 : 0
}

const started = process.argv[1] && pathToFileURL(realpathSync(process.argv[1])).href
if (started === import.meta.url) main()
