import { expect, test } from 'vitest'
import { BRANDS } from '../brands.ts'
import { BRAND_SLUGS } from './brand-marks.ts'
import { carMakerMark } from './car-maker-mark.ts'

test('every demo brand has a mark', () => {
  const brands = BRANDS.map(({ concept }) => concept.slug)
  expect(brands.toSorted()).toEqual(BRAND_SLUGS.toSorted())
})

test.each([
  ['Toyota', 'To'],
  ['BMW', 'BMW'],
  ['Mercedes-Benz', 'MB'],
  ['Land Rover', 'LR'],
])('the badge of %s reads %s', (name, letters) => {
  expect(carMakerMark(name)).toContain(`>${letters}</text>`)
})
