import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { BrandSeed } from '../brand-seed.ts'
import { itemsOf } from './items-of.ts'

/** A branch or an item narrows what the application takes; it cannot widen it. */
export function orderTypeFaults(brand: BrandSeed): string[] {
  const foreign = (place: string, types: OrderType[] = []) =>
    types
      .filter((type) => !brand.application.orderTypes.includes(type))
      .map((type) => `${place} takes ${type} orders, the application does not`)
  return [
    ...brand.locations.flatMap(({ id, orderTypes }) => foreign(`location ${id}`, orderTypes)),
    ...itemsOf(brand).flatMap(({ id, orderTypes }) => foreign(`item ${id}`, orderTypes)),
  ]
}
