import { expect, test } from 'vitest'
import { expandIds, fillProvedBy, findMistakes, readClaims, readRows } from './trace.mjs'

const checklist = `### RT — Routes

| ID | Requirement | Proved by |
|---|---|---|
| RT-01 | \`/\` is home. | |
| RT-02 | \`/home\` exists. | \`domain/src/gone.test.ts\` |

### API — Endpoints

| ID | Method and path | Auth | Proved by |
|---|---|---|---|
| API-01 | GET \`/x\` | — | |

## Part 2 — Rulings

| ID | Spec says | Resolution |
|---|---|---|
| A-01 | Two widths | Both. |
`
const areas = new Set(['RT', 'API', 'A'])

test('rows know their area, and rulings need no test', () => {
  const rows = readRows(checklist).map(({ id, area, needsTest }) => [id, area, needsTest])
  expect(rows).toEqual([
    ['RT-01', 'RT — Routes', true],
    ['RT-02', 'RT — Routes', true],
    ['API-01', 'API — Endpoints', true],
    ['A-01', 'Part 2 — Rulings', false],
  ])
})

test('padded tables are read as well', () => {
  const [row] = readRows('| ID    | Auth | Proved by |\n| RT-01 | —    | `a.ts`    |')
  expect(row).toEqual({ id: 'RT-01', area: '', text: '—', needsTest: true, provedBy: ['a.ts'] })
})

test.each(['RT-09–11', 'RT-09..11', 'RT-09-11', 'RT-09–RT-11'])('%s is a range', (range) => {
  expect(expandIds(range)).toEqual(['RT-09', 'RT-10', 'RT-11'])
})

test('what is not an id is kept, so that it can be reported', () => {
  expect(expandIds('RT26')).toEqual(['RT26'])
  expect(expandIds('RT-27..25')).toEqual(['RT-27..25'])
})

test('a file claims the ids above its tests and in its titles', () => {
  const source = `
    // proves RT-01, API-01 A-01
    // The reason why this test is here.
    test('a UTF-16 name survives', () => {})
    test.each([1])(
      'RT-02: %i is home', () => {})
    const unrelated = 'RT-03'
    // proves that prose is not a claim
  `
  const ids = ['RT-02', 'RT-01', 'API-01', 'A-01']
  expect(readClaims(source, areas)).toEqual({ ids, misplaced: [] })
})

test.each([
  "test('x', () => {})",
  "  test.each<[string]>([['a']])('x', () => {})",
  "  describe('x', () => {",
  "test.describe('x', () => {",
  "    atMost('Menu: CSS, gzip', weight, 20, 'kB'),",
])('a claim counts above %s', (below) => {
  const { ids, misplaced } = readClaims(`// proves RT-01\n${below}`, areas)
  expect([ids, misplaced]).toEqual([['RT-01'], []])
})

test.each([
  "import { expect } from 'vitest'",
  "\ntest('x', () => {})",
  'for (const locale of LOCALES) {',
  'const NARROWEST = 320',
  'test.slow()',
  'test.use({ viewport: { width: 320 } })',
  "test.skip('x', () => {})",
  '',
])('a claim above "%s" is misplaced', (below) => {
  const { ids, misplaced } = readClaims(`\n// proves RT-01, RT-02\n${below}`, areas)
  expect([ids, misplaced]).toEqual([[], [{ line: 2, list: 'RT-01, RT-02' }]])
})

test('the column is rewritten with sorted short paths and the rest is left alone', () => {
  const claims = new Map([
    ['packages/domain/src/slug.test.ts', ['RT-01', 'A-01']],
    ['apps/api/src/menu/menu.test.ts', ['RT-01']],
  ])
  const filled = fillProvedBy(checklist, claims)
  expect(filled).toContain(
    '| RT-01 | `/` is home. | `api/src/menu/menu.test.ts`, `domain/src/slug.test.ts` |',
  )
  expect(filled).toContain('| RT-02 | `/home` exists. | |')
  expect(fillProvedBy(filled, new Map())).toBe(fillProvedBy(checklist, new Map()))
})

test('unknown ids, missing files and files that do not claim the row are mistakes', () => {
  const claims = new Map([['e2e/home.spec.ts', ['RT-99']]])
  const rows = readRows(checklist)
  expect(findMistakes(rows, claims, () => false)).toEqual([
    'e2e/home.spec.ts names RT-99, which is not a row',
    'RT-02 names domain/src/gone.test.ts: no such file',
  ])
  expect(findMistakes(rows, new Map(), () => true)).toEqual([
    'RT-02 names domain/src/gone.test.ts, which does not claim it',
  ])
})
