import { join } from 'node:path'
import { readBrands } from '@sufra/api/planting/read-brands'
import { expect, test } from 'vitest'
import { BRAND_SLUGS } from './brand-marks.ts'

const BRANDS = readBrands(join(import.meta.dirname, '../brands'))

test('every demo brand has a mark', () => {
  const brands = BRANDS.map(({ concept }) => concept.slug)
  expect(brands.toSorted()).toEqual(BRAND_SLUGS.toSorted())
})
