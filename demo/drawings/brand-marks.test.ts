import { expect, test } from 'vitest'
import { BRANDS } from '../brands.ts'
import { BRAND_SLUGS } from './brand-marks.ts'

test('every demo brand has a mark', () => {
  const brands = BRANDS.map(({ concept }) => concept.slug)
  expect(brands.toSorted()).toEqual(BRAND_SLUGS.toSorted())
})
