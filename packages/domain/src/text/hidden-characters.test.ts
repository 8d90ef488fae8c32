import { expect, test } from 'vitest'
import { hasHiddenCharacters, isStorable } from './hidden-characters.ts'

test.each([
  ['a null', 'a\u0000b'],
  ['a line break', 'a\nb'],
  ['an escape', '\u001b[31m'],
  ['a right-to-left override', 'ab\u202ecd'],
  ['an isolate', '\u2067ab\u2069'],
  ['an Arabic letter mark', 'ab\u061c'],
  ['a zero-width space', 'a\u200bb'],
  ['a tag', 'a\u{e0041}'],
  ['a soft hyphen', 'a\u00adb'],
  ['a filler', 'a\u3164b'],
  ['half a letter', 'a\ud800b'],
])('%s is hidden', (_name, text) => {
  expect(hasHiddenCharacters(text)).toBe(true)
})

test.each(['محمد العلي', 'می\u200cخواهم', 'José-María O’Neil', '👩\u200d🍳'])(
  '%s hides nothing',
  (text) => {
    expect(hasHiddenCharacters(text)).toBe(false)
  },
)

test.each(['a\u0000b', 'a\u001bb', 'a\u007fb', 'a\ud800b', '\udc00'])(
  '%j is not storable',
  (text) => {
    expect(isStorable(text)).toBe(false)
  },
)

test.each(['', 'two\nlines\tand a tab', '👩\u200d🍳', 'شاي'])('%j is storable', (text) => {
  expect(isStorable(text)).toBe(true)
})
