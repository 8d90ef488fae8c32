import { join } from 'node:path'
import type { BrandSeed } from '@sufra/api/planting/brand-seed'
import { readBrands } from '@sufra/api/planting/read-brands'
import { expect, test } from 'vitest'
import { RECIPES } from './recipes.ts'
import { iconBody } from './subject-svg.ts'

const BRANDS = readBrands(join(import.meta.dirname, '../brands'))

/** Out of place on a menu in the Gulf: pork, alcohol and the poisonous toadstool. */
const FORBIDDEN = [
  'bacon',
  'pig',
  'pig-face',
  'pig-nose',
  'boar',
  'beer-mug',
  'clinking-beer-mugs',
  'clinking-glasses',
  'cocktail-glass',
  'tropical-drink',
  'tumbler-glass',
  'wine-glass',
  'bottle-with-popping-cork',
  'sake',
  'mushroom',
]

const NAMES = Object.keys(RECIPES)
const bySlug = BRANDS.map((brand) => [brand.concept.slug, picturesOf(brand)] as const)

test.each(bySlug)('every picture that %s shows is drawn', (_slug, shown) => {
  expect(shown.filter((name) => !NAMES.includes(name))).toEqual([])
})

test('every picture is shown by a demo brand', () => {
  const shown = new Set(bySlug.flatMap(([, names]) => names))
  expect(NAMES.filter((name) => !shown.has(name))).toEqual([])
})

function picturesOf({ categories, promotions, slides, popup }: BrandSeed) {
  const all = [
    ...categories.flatMap((category) => [category, ...category.items]),
    ...promotions,
    ...slides,
    ...(popup ? [popup] : []),
  ]
  return all.flatMap(({ picture }) => picture ?? [])
}

test.each(Object.entries(RECIPES))(
  'every subject of %s is drawn and is fit for the menu',
  (_name, { subjects }) => {
    for (const { icon } of subjects) {
      expect(iconBody(icon), icon).toBeDefined()
      expect(FORBIDDEN).not.toContain(icon)
    }
  },
)

test.each(Object.entries(RECIPES))(
  '%s only swaps colours that its subjects have',
  (_name, { subjects }) => {
    for (const { icon, fills = {} } of subjects) {
      for (const colour of Object.keys(fills)) expect(iconBody(icon), icon).toContain(`"${colour}"`)
    }
  },
)

test('the ham in the sandwich is never left in', () => {
  const sandwiches = Object.values(RECIPES)
    .flatMap(({ subjects }) => subjects)
    .filter(({ icon }) => icon === 'sandwich')
  for (const { fills = {} } of sandwiches) {
    expect(Object.keys(fills)).toEqual(expect.arrayContaining(['#ec8b7a', '#d45e51']))
  }
})

test('no two pictures look the same', () => {
  const looks = Object.values(RECIPES).map(({ subjects }) => JSON.stringify(subjects))
  expect(new Set(looks).size).toBe(looks.length)
})
