import { soundsLike } from './latin-key.ts'

export type SearchWord = { folded: string; key: string }

/** How well a word answers, best first. */
export const MATCH_KINDS = ['whole', 'start', 'inside', 'sound', 'typo'] as const

/** `rank` is an index into MATCH_KINDS; the part of the folded word that answers lies between `from` and `to`. */
export type WordMatch = { rank: number; from: number; to: number }

const MIN_INSIDE_LENGTH = 2
const MIN_SOUND_LENGTH = 3
const MIN_TYPO_LENGTH = 5

export function matchWord(query: SearchWord, word: SearchWord): WordMatch | null {
  const from = word.folded.indexOf(query.folded)
  if (from === 0) return match(query.folded === word.folded ? 'whole' : 'start', 0, query.folded)
  if (from > 0 && query.folded.length >= MIN_INSIDE_LENGTH)
    return match('inside', from, query.folded)
  if (areAlike(query, word)) return match('sound', 0, word.folded)
  if (isOneTypoAway(query.folded, word.folded)) return match('typo', 0, word.folded)
  return null
}

const match = (kind: (typeof MATCH_KINDS)[number], from: number, part: string): WordMatch => ({
  rank: MATCH_KINDS.indexOf(kind),
  from,
  to: from + part.length,
})

/** Across scripts only sounds can be compared; within one script the spelling was compared before, and fewer than three sounds match too much. */
function areAlike(query: SearchWord, word: SearchWord): boolean {
  const isQueryLatin = isLatin(query.folded)
  const isWordLatin = isLatin(word.folded)
  if (isQueryLatin && query.folded.length < MIN_SOUND_LENGTH) return false
  if (isWordLatin && word.folded.length < MIN_SOUND_LENGTH) return false
  if (isQueryLatin === isWordLatin && query.key.length < MIN_SOUND_LENGTH) return false
  return soundsLike(query.key, word.key)
}

const isLatin = (folded: string) => folded < '\u0250'

/** One letter too many, missing, wrong, or two swapped. */
function isOneTypoAway(query: string, word: string): boolean {
  const longer = query.length - word.length
  if (query.length < MIN_TYPO_LENGTH || Math.abs(longer) > 1) return false
  let at = 0
  while (at < query.length && query[at] === word[at]) at++
  const rest = (text: string, from: number) => text.slice(at + from)
  if (longer > 0) return rest(query, 1) === rest(word, 0)
  if (longer < 0) return rest(query, 0) === rest(word, 1)
  const isSwapped = query[at] === word[at + 1] && query[at + 1] === word[at]
  return rest(query, 1) === rest(word, 1) || (isSwapped && rest(query, 2) === rest(word, 2))
}
