import type { BrandSeed, ItemSeed } from '../brand-seed.ts'

export const itemsOf = (brand: BrandSeed): ItemSeed[] =>
  brand.categories.flatMap((category) => category.items)
