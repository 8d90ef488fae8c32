import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, foldWithOffsets } from './fold-text.ts'

test.each([
  ['KABSA', 'kabsa'],
  ['Crème Brûlée', 'creme brulee'],
  ['Bœuf', 'boeuf'],
  ['كَبْسَةُ', 'كبسه'],
  ['كبـــسة', 'كبسه'],
  ['أإآٱا', 'ااااا'],
  ['مؤكد شاطئ', 'موكد شاطي'],
  ['حلوى', 'حلوي'],
  ['مچبوس پيتزا ڤانيلا', 'مجبوس بيتزا فانيلا'],
  ['٢٥٠ مل، ۳ قطع', '250 مل 3 قطع'],
  ["za'atar & Coca-Cola", 'zaatar coca cola'],
  ['  two \u00a0 spaces  ', 'two spaces'],
  ['☕', ''],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'أإآٱةىؤئءكَـ٣۳ aÉœIİßΣ-’ﷺ') }),
)

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
    { numRuns: 1000 },
  )
})

test('every folded character knows its place in the original, in order', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { folded, offsets } = foldWithOffsets(text)
      expect(offsets).toHaveLength(folded.length + 1)
      expect(offsets).toEqual(offsets.toSorted((one, other) => one - other))
      expect(foldText(text.slice(offsets[0], offsets.at(-1)))).toBe(folded)
    }),
    { numRuns: 1000 },
  )
})
