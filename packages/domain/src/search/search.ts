import { type FoldedText, foldText, foldWithOffsets } from './fold-text.ts'
import { latinKey } from './latin-key.ts'
import { matchWord, type SearchWord } from './search-word.ts'

/** What can be found. Earlier texts count for more: names first, then descriptions. */
export type SearchEntry<Id> = { id: Id; texts: readonly string[] }

export type SearchIndex<Id> = {
  entries: { id: Id; texts: FoldedText[] }[]
  /** Every different word once, with everywhere it occurs. */
  words: (SearchWord & { occurrences: Occurrence[] })[]
}

/** A part of one of the entry's texts, as a slice of the original. */
export type SearchMatch = { text: number; start: number; end: number }
export type SearchResult<Id> = { id: Id; matches: SearchMatch[] }

/** `at` counts in the folded text. */
type Occurrence = { entry: number; text: number; at: number }
type Hit = Occurrence & { rank: number; to: number }

/** Built once per menu; asking it is what happens at every keystroke. */
export function searchIndex<Id>(entries: readonly SearchEntry<Id>[]): SearchIndex<Id> {
  const occurrences = new Map<string, Occurrence[]>()
  const indexed = entries.map(({ id, texts }) => ({ id, texts: texts.map(foldWithOffsets) }))
  for (const [entry, { texts }] of indexed.entries()) {
    for (const [text, { folded }] of texts.entries()) {
      for (const { 0: word, index: at } of folded.matchAll(/\S+/g)) {
        const known = occurrences.get(word)
        if (known) known.push({ entry, text, at })
        else occurrences.set(word, [{ entry, text, at }])
      }
    }
  }
  return {
    entries: indexed,
    words: [...occurrences].map(([word, at]) => ({ ...wordOf(word), occurrences: at })),
  }
}

/** Bounds the work per keystroke when a long text is pasted. */
const MAX_WORDS = 8

/** Entries that answer every word of the query, best first, with what to mark in their texts. */
export function searchMenu<Id>(index: SearchIndex<Id>, query: string): SearchResult<Id>[] {
  const wanted = foldText(query)
  if (wanted === '') return []
  const hitsByWord = wanted.split(' ', MAX_WORDS).map((word) => hitsOf(index, wordOf(word)))
  return index.entries
    .map(({ id, texts }, entry) => {
      return { id, texts, entry, hits: hitsByWord.map((hits) => hits.get(entry) ?? []) }
    })
    .filter(({ hits }) => hits.every((each) => each.length > 0))
    .map((found) => ({ ...found, standing: standingOf(found, wanted) }))
    .sort((one, other) => compare(one.standing, other.standing))
    .map(({ id, texts, hits }) => ({ id, matches: marks(texts, hits.flat()) }))
}

const wordOf = (folded: string): SearchWord => ({ folded, key: latinKey(folded) })

/** By entry: where one word of the query is found, the best way only in each text. */
function hitsOf<Id>(index: SearchIndex<Id>, query: SearchWord): Map<number, Hit[]> {
  const found = new Map<number, Hit[]>()
  for (const word of index.words) {
    const match = matchWord(query, word)
    if (match === null) continue
    for (const { entry, text, at } of word.occurrences) {
      const hit = { entry, text, at: at + match.from, to: at + match.to, rank: match.rank }
      const hits = found.get(entry)
      const rival = hits?.find((other) => other.text === text)
      if (hits === undefined) found.set(entry, [hit])
      else if (rival === undefined || rival.rank === hit.rank) hits.push(hit)
      else if (rival.rank > hit.rank) {
        found.set(entry, [...hits.filter((other) => other.text !== text), hit])
      }
    }
  }
  return found
}

type Found = { entry: number; texts: FoldedText[]; hits: Hit[][] }

/** Compared from left to right, less is better: the whole text, the weakest word, all words, which text, how early, the menu's order. */
function standingOf({ entry, texts, hits }: Found, wanted: string): number[] {
  const best = hits.map((each) => each.reduce(better))
  const ranks = best.map(({ rank }) => rank)
  const sum = ranks.reduce((total, rank) => total + rank, 0)
  const isWhole = texts.some(({ folded }) => folded === wanted)
  const { text, at } = best.reduce((one, other) => (earlier(other, one) ? other : one))
  return [isWhole ? 0 : 1, Math.max(...ranks), sum, text, at, entry]
}

const better = (one: Hit, other: Hit) =>
  other.rank < one.rank || (other.rank === one.rank && earlier(other, one)) ? other : one

const earlier = (one: Occurrence, other: Occurrence) =>
  one.text < other.text || (one.text === other.text && one.at < other.at)

function compare(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((value, at) => value !== other[at])
  return (one[differing] ?? 0) - (other[differing] ?? 0)
}

/** In reading order; what overlaps is marked once. */
function marks(texts: readonly FoldedText[], hits: readonly Hit[]): SearchMatch[] {
  const marked: SearchMatch[] = []
  for (const hit of hits.toSorted((one, other) => one.text - other.text || one.at - other.at)) {
    const offsets = texts[hit.text]?.offsets ?? []
    const start = offsets[hit.at] ?? 0
    const end = endOf(offsets, hit.to)
    const last = marked.at(-1)
    if (last?.text === hit.text && start <= last.end) last.end = Math.max(last.end, end)
    else marked.push({ text: hit.text, start, end })
  }
  return marked
}

/** Where the original goes on after a folded character; a letter written as two (œ) is passed whole. */
function endOf(offsets: readonly number[], to: number): number {
  const last = offsets[to - 1] ?? 0
  let next = to
  while (next < offsets.length - 1 && offsets[next] === last) next++
  return offsets[next] ?? last
}
