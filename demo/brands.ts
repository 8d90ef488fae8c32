import type { BrandSeed } from '@sufra/api/planting/brand-seed'
import { demoStaff } from '@sufra/api/planting/demo-staff'
import { dawar } from './brands/dawar/brand.ts'
import { karak } from './brands/karak/brand.ts'
import { lawz } from './brands/lawz/brand.ts'
import { luban } from './brands/luban/brand.ts'
import { marsa } from './brands/marsa/brand.ts'
import { saj } from './brands/saj/brand.ts'
import { suya } from './brands/suya/brand.ts'

/** The demo brands, in the order they are shown. */
export const BRANDS: readonly BrandSeed[] = [saj, karak, luban, dawar, lawz, marsa, suya].map(
  (brand) => ({ ...brand, staff: demoStaff(brand) }),
)
