import { expect, expectTypeOf, test } from 'vitest'
import { compiled, compiledWhereValid } from './compile.ts'
import { type ArgumentsOf, type PlainKey, type Translate, translator } from './translator.ts'

const ENGLISH = {
  hello: 'Hello',
  kcal: '{count, number} kcal',
  item_count: '{count, plural, =0 {No items} one {# item} other {# items}}',
  in_place: '{count, plural, one {# item} other {# items}} in {place}',
} as const
const ARABIC = {
  item_count:
    '{count, plural, zero {لا أصناف} one {صنف واحد} two {صنفان} few {# أصناف} many {# صنفًا} other {# صنف}}',
}

test('values take their places', () => {
  const text = translator<typeof ENGLISH>('en-us', compiled(ENGLISH))
  expect(text('hello')).toBe('Hello')
  expect(text('in_place', { count: 2, place: 'Riyadh' })).toBe('2 items in Riyadh')
})

test('the English names the keys and their arguments', () => {
  type Text = Translate<typeof ENGLISH>
  expectTypeOf<
    ArgumentsOf<'{count, plural, one {# item} other {# items}} in {place}'>
  >().toEqualTypeOf<'count' | 'place'>()
  expectTypeOf<PlainKey<typeof ENGLISH>>().toEqualTypeOf<'hello'>()
  const text: Text = translator('en-us', compiled(ENGLISH))
  // @ts-expect-error: the count is missing
  text('item_count')
  // @ts-expect-error: there is no such text
  text('item_counts')
  // @ts-expect-error: the place is missing
  text('in_place', { count: 1 })
})

test('Arabic counts with its six forms, in English digits', () => {
  const text = translator<typeof ENGLISH>('ar-sa', compiled(ARABIC))
  const counted = [0, 1, 2, 3, 11, 100].map((count) => text('item_count', { count }))
  expect(new Set(counted).size).toBe(6)
  expect(counted.join()).not.toMatch(/[\u0660-\u0669]/)
})

test.each([
  ['en-us', '3,900 kcal'],
  ['ar-sa', '3,900 kcal'],
  ['fr', '3\u202f900 kcal'],
] as const)('thousands are grouped as %s does', (locale, grouped) => {
  const text = translator<typeof ENGLISH>(locale, compiled(ENGLISH))
  expect(text('kcal', { count: 3900 })).toBe(grouped)
})

test('the first catalogue that has a text counts', () => {
  const text = translator<typeof ENGLISH>('en-us', { hello: 'Ours' }, compiled(ENGLISH))
  expect(text('hello')).toBe('Ours')
  expect(text('kcal', { count: 5 })).toBe('5 kcal')
})

test('a text that is missing or broken shows its key instead of failing the page', () => {
  const text = translator<typeof ENGLISH>('en-us', { kcal: [['count', 99, {}]] })
  expect(text('item_count', { count: 1 })).toBe('item_count')
  expect(() => text('kcal', { count: 1 })).not.toThrow()
})

test('of the texts a brand writes itself, those that cannot be read are left out', () => {
  expect(compiledWhereValid({ hello: 'Hi', kcal: '{count, number kcal' })).toEqual({ hello: 'Hi' })
})
