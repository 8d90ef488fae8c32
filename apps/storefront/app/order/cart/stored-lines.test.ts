import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import { aLine, anItem } from '@sufra/domain/testing/builders'
import { WISHES } from '@sufra/domain/testing/wishes'
import { expect, test } from 'vitest'
import { readLines, storedLine } from './stored-lines.ts'

const tea = aLine(anItem({ id: 7, price: 3_50, prices: { 2: 4_00 } }))
const throughStorage = (value: unknown) => JSON.parse(JSON.stringify(value))

// proves CU-08
test('a line is stored under the documented names, its amounts as decimals', () => {
  const stored = storedLine(WISHES[5]?.line ?? tea, 2)
  expect(Object.keys(stored)).toEqual([
    'id',
    'name',
    'description',
    'imgUrl',
    'price',
    'total',
    'quantity',
    'notes',
    'discount',
    'modifiers',
    'ingredients',
    'combo-items',
    'prices',
    'excluded-locations',
    'out-of-stock-locations',
    'is-promotion',
    'isUpsell',
  ])
  expect(stored).toMatchObject({
    price: 17,
    total: 23,
    modifiers: [
      { id: 101, name: { 'en-us': 'Regular' }, price: 0, quantity: 1 },
      { id: 301, price: 2, quantity: 2 },
      { id: 302, price: 2, quantity: 1 },
    ],
    ingredients: [
      { id: 1, name: { 'en-us': 'Ingredient 1' }, quantity: 1, checked: false },
      { id: 2, checked: false },
    ],
  })
  expect(storedLine(tea, 2).prices).toEqual([{ 'location-id': 2, price: 4 }])
})

// proves CU-06, ST-16
test.each(WISHES.map(({ letter, kind, line }) => ({ letter, kind, line })))(
  'what is stored is read back as it was: $kind $letter',
  ({ line }) => {
    for (const decimals of [2, 3]) {
      expect(readLines(throughStorage([storedLine(line, decimals)]), decimals)).toEqual([line])
    }
  },
)

test('a combo keeps its picks with their own choices', () => {
  const meal = WISHES.find(({ line }) => line.comboItems.length > 0)?.line ?? tea
  expect(storedLine(meal, 2)['combo-items'][0]).toMatchObject({
    id: meal.comboItems[0]?.id,
    price: 0,
    quantity: 1,
  })
  expect(readLines(throughStorage([storedLine(meal, 2)]), 2)[0]?.comboItems).toEqual(
    meal.comboItems,
  )
})

test('a line that cannot be read is left out, and the others stay', () => {
  const stored = throughStorage([storedLine(tea, 2)])
  expect(readLines([null, { id: 3 }, ...stored, 'tea'], 2)).toEqual([tea])
})

test('only the outline of a line is needed: what is absent was not chosen', () => {
  const [read] = readLines([{ id: 7, name: { fr: 'Thé' }, price: 3.5, total: 3.5, quantity: 2 }], 2)
  expect(read).toMatchObject({ itemId: 7, quantity: 2, notes: '', modifiers: [], picture: null })
})

test('an upsell that was taken out stays with none; any other line needs at least one piece', () => {
  const outline = { id: 7, name: { fr: 'Thé' }, price: 3.5, total: 3.5, quantity: 0 }
  expect(readLines([outline], 2)).toEqual([])
  expect(readLines([{ ...outline, isUpsell: true }], 2)[0]?.quantity).toBe(0)
})

test('lines that belong together are one line, however they were stored', () => {
  const stored = storedLine(tea, 2)
  expect(readLines(throughStorage([stored, stored]), 2)).toEqual([{ ...tea, quantity: 2 }])
})

test('a note longer than any field takes is cut', () => {
  const stored = { ...storedLine(tea, 2), notes: 'x'.repeat(5_000) }
  expect(readLines(throughStorage([stored]), 2)[0]?.notes).toHaveLength(NOTES_MAX)
})

test('scripts, lone surrogates and unknown fields are only text, or nothing', () => {
  const stored = {
    ...storedLine(tea, 2),
    name: { 'en-us': '<script>alert(1)</script>' },
    notes: '\ud83d',
    onload: 'alert(1)',
  }
  const [read] = readLines(throughStorage([stored]), 2)
  expect(read?.names['en-us']).toBe('<script>alert(1)</script>')
  expect(read).not.toHaveProperty('onload')
})

test('a list of any length gives a cart that can be drawn', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    ...storedLine(tea, 2),
    id: index + 1,
  }))
  expect(readLines(many, 2).length).toBeLessThanOrEqual(500)
})
