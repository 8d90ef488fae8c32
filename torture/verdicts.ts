import { atMost, type Figure, told } from '@sufra/bench/figures/figures.ts'
import type { compareLedgers } from './compare-ledgers.ts'
import type { compareNews } from './compare-news.ts'

type Comparison = ReturnType<typeof compareLedgers>
type News = ReturnType<typeof compareNews>

/** Nothing lost, nothing doubled, and three ledgers that say the same. */
export const ledgerFigures = (name: string, found: Comparison): Figure[] => [
  told(`${name}: orders wanted`, found.intended, ''),
  atMost(`${name}: not answered in the end`, found.unanswered + found.refused, 0, ''),
  atMost(`${name}: lost`, found.lost, 0, ''),
  atMost(`${name}: doubled`, found.doubled, 0, ''),
  atMost(
    `${name}: told otherwise by one of three ledgers`,
    found.strangers + found.differing + found.torn,
    0,
    '',
  ),
]

export const newsFigures = (name: string, all: readonly News[]): Figure[] => {
  const sum = (of: keyof News) => all.reduce((total, news) => total + news[of], 0)
  return [
    atMost(`${name}: events missing`, sum('missing'), 0, ''),
    atMost(`${name}: orders told out of order`, sum('disordered'), 0, ''),
    told(`${name}: events told again`, sum('repeated'), ''),
  ]
}

/** Something broken on purpose: what does not find it proves nothing. */
export const control = (name: string, isFound: boolean): Figure => ({
  name: `Control: ${name}`,
  measured: isFound ? 'control found' : 'not found',
  promise: 'found',
  isKept: isFound,
})
