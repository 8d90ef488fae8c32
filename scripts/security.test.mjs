import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './project.mjs'

const LINES = { A: 10, B: 9, C: 10, D: 8, E: 9, F: 5, G: 11, H: 6, I: 11, J: 6, K: 4 }
const STATES = ['holds', 'partly', 'no feature yet', 'not shown']

const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-K]\d/.test(line))
  .map((line) => {
    const [, id, , state, shownBy = ''] = line.split('|').map((cell) => cell.trim())
    const files = [...shownBy.matchAll(/`([\w./-]+\.[a-z]+)`/g)].map(([, file]) => file)
    return { id, state, files }
  })

test('every line of the bar has its row, in order, and one of four states', () => {
  const ids = Object.entries(LINES).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, at) => `${letter}${at + 1}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([])
})

test('what is said to hold names a file that shows it', () => {
  const claims = rows.filter(({ state }) => state === 'holds' || state === 'partly')
  expect(claims.filter(({ files }) => files.length === 0)).toEqual([])
})

test('every file that is named exists', () => {
  const gone = rows.flatMap(({ files }) => files).filter((file) => !existsSync(join(ROOT, file)))
  expect(gone).toEqual([])
})
