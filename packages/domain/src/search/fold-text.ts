import { latinDigits } from '../text/digits.ts'

export type FoldedText = {
  folded: string
  /** Where in the original each folded character starts; one more entry marks where the last one ends. */
  offsets: number[]
}

/**
 * Text as a search compares it: letters and digits only, single spaces, no case, no accents or
 * tashkeel, one form for each Arabic letter, digits 0-9.
 */
export const foldText = (text: string) => foldWithOffsets(text).folded

/** The same, remembering where each character came from, so that a match can be marked in the original. */
export function foldWithOffsets(text: string): FoldedText {
  let folded = ''
  const offsets: number[] = []
  let end = 0
  let gap: number | null = null
  let at = 0
  for (const character of text) {
    const next = at + character.length
    for (const letter of foldCharacter(character)) {
      if (!LETTER_OR_DIGIT.test(letter)) {
        gap ??= at
        continue
      }
      if (gap !== null && folded !== '') {
        folded += ' '
        offsets.push(gap)
      }
      gap = null
      folded += letter
      for (let unit = 0; unit < letter.length; unit++) offsets.push(at)
      end = next
    }
    // A mark that was dropped belongs to the letter before it.
    if (gap === null) end = next
    at = next
  }
  offsets.push(end)
  return { folded, offsets }
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Marks, invisible characters, tatweel and apostrophes join what they stand between. */
const DROPPED = /[\p{M}\p{Cf}ـ'’‘ʼʾʿ`]/gu

/** What Unicode's decomposition leaves apart: letters people type for each other. */
const VARIANTS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  گ: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ı: 'i',
}

/** Decomposing takes the hamza off أ إ آ ؤ ئ and the accent off é; lower case may bring a mark of its own. */
function foldCharacter(character: string): string {
  const plain = withoutMarks(withoutMarks(character).toLowerCase())
  return latinDigits(plain).replace(/[^a-z0-9]/gu, (letter) => VARIANTS[letter] ?? letter)
}

const withoutMarks = (text: string) => text.normalize('NFKD').replace(DROPPED, '')
