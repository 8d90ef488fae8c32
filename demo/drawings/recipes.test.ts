import { expect, test } from 'vitest'
import { BRANDS } from '../brands.ts'
import { PICTURE_NAMES } from './picture-names.ts'
import { RECIPES } from './recipes.ts'
import { iconBody } from './subject-svg.ts'

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

test('there is a recipe for every picture and none besides', () => {
  expect(Object.keys(RECIPES).sort()).toEqual([...PICTURE_NAMES].sort())
})

test('every picture is shown by a demo brand', () => {
  const shown = new Set(
    BRANDS.flatMap(({ categories, promotions = [], slides, popup }) => [
      ...categories.flatMap((category) => [category, ...category.items]),
      ...promotions,
      ...slides,
      ...(popup ? [popup] : []),
    ]).map(({ picture }) => picture),
  )
  expect(PICTURE_NAMES.filter((name) => !shown.has(name))).toEqual([])
})

test.each(PICTURE_NAMES)('every subject of %s is drawn and is fit for the menu', (name) => {
  for (const { icon } of RECIPES[name].subjects) {
    expect(iconBody(icon), icon).toBeDefined()
    expect(FORBIDDEN).not.toContain(icon)
  }
})

test.each(PICTURE_NAMES)('%s only swaps colours that its subjects have', (name) => {
  for (const { icon, fills = {} } of RECIPES[name].subjects) {
    for (const colour of Object.keys(fills)) expect(iconBody(icon), icon).toContain(`"${colour}"`)
  }
})

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
