import { foldText } from './fold-text.ts'

/**
 * How a text sounds, in Latin letters: the consonants of each word, with a mark for a vowel it
 * starts with. Short vowels are not written in Arabic and spelt anyhow in Latin, and the long ones
 * share their letters with w and y, so 'shawerma', 'shawarma' and 'شاورما' are all 'Srm'.
 */
export const latinKey = (text: string) => foldText(text).split(' ').map(wordKey).join(' ')

/**
 * Whether a word can be what is being written: each sound of the query may stand for the word's at
 * that place. Few sounds say little, so only three or more may match the start of a longer word.
 */
export function soundsLike(query: string, word: string): boolean {
  if (query === '' || query.length > word.length) return false
  if (query.length < word.length && query.length < MIN_START_LENGTH) return false
  for (let at = 0; at < query.length; at++) {
    if (((SOUNDS[query[at] ?? ''] ?? 0) & (SOUNDS[word[at] ?? ''] ?? 0)) === 0) return false
  }
  return true
}

const MIN_START_LENGTH = 3

/** Capitals stand for what Latin writes with two letters: S sh, C ch, X kh, G gh, T th, D dh. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ b: 'b', p: 'b', t: 't', j: 'j', h: 'h', d: 'd', r: 'r', z: 'z', s: 's', f: 'f', v: 'f' },
  ...{ q: 'q', k: 'k', g: 'g', l: 'l', m: 'm', n: 'n', c: 'k', x: 'ks' },
  ...{ sh: 'S', ch: 'C', kh: 'X', gh: 'G', th: 'T', dh: 'D', ph: 'f' },
  ...{ ب: 'b', ت: 't', ط: 't', ث: 'T', ج: 'j', ح: 'h', ه: 'h', خ: 'X', د: 'd', ذ: 'D', ض: 'D' },
  ...{ ظ: 'D', ر: 'r', ز: 'z', س: 's', ص: 's', ش: 'S', غ: 'G', ف: 'f', ق: 'q', ك: 'k', ل: 'l' },
  ...{ م: 'm', ن: 'n', تش: 'C' },
  // Arabic letters as they are typed on a Latin telephone: 7ommos, sha6eera.
  ...{ 5: 'X', 6: 't', 7: 'h', 8: 'q', 9: 's' },
}

/** Each key letter with the sounds it is heard as: ق is k in the Levant and g in the Gulf, ch is j there and sh in French. */
const SOUNDS: Readonly<Record<string, number>> = sounds({
  ...{ a: 'a', w: 'w', y: 'y', b: 'b', t: 't', j: 'j', h: 'h', X: 'X', d: 'd', r: 'r', z: 'z' },
  ...{ s: 's', S: 'S', f: 'f', k: 'k', l: 'l', m: 'm', n: 'n', G: 'g', g: 'gj', q: 'kg' },
  ...{ C: 'jS', T: 'tsd', D: 'dz' },
})

function sounds(heard: Record<string, string>): Record<string, number> {
  const every = [...new Set(Object.values(heard).join(''))]
  const bits = (letters: string) =>
    [...letters].reduce((mask, letter) => mask | (1 << every.indexOf(letter)), 0)
  return Object.fromEntries(Object.entries(heard).map(([key, letters]) => [key, bits(letters)]))
}

const STARTING_VOWELS: Readonly<Record<string, string>> = { w: 'w', و: 'w', y: 'y', ي: 'y' }
const PIECES = /[sckgtd]h|ph|تش|./gu

/** For one folded word. The article and a closing h (ة, or -eh in Latin) are not heard. */
function wordKey(word: string): string {
  if (/^\p{N}*$/u.test(word)) return ''
  const bare = word.replace(/^ال(?=...)/u, '').replace(/(?<=.)(?:ه|(?<=[aeiou])h)$/u, '')
  let key = ''
  let before = ''
  for (const [piece] of bare.replace(/c(?=[eiy])/g, 's').matchAll(PIECES)) {
    const sound = LETTERS[piece]
    if (sound === undefined) key ||= STARTING_VOWELS[piece] ?? 'a'
    else if (sound !== before || ARABIC.test(piece)) key += sound
    before = sound ?? ''
  }
  return key.replaceAll('tz', 'z')
}

const ARABIC = /\p{Script=Arabic}/u
