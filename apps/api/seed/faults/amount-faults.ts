import type { BrandSeed, ItemSeed } from '../brand-seed.ts'
import { itemsOf } from './items-of.ts'

/** Money is a whole number of minor units and never negative. */
export const amountFaults = (brand: BrandSeed): string[] =>
  amountsOf(brand)
    .filter(([, amount]) => !Number.isInteger(amount) || amount < 0)
    .map(([place, amount]) => `${place} is ${amount}, not a whole amount from zero up`)

type Amount = readonly [place: string, amount: number]

const amountsOf = (brand: BrandSeed): Amount[] => [
  ...conceptAmounts(brand),
  ...brand.locations
    .flatMap((location) => location.zones)
    .flatMap(({ id, minimum, charge }): Amount[] => [
      [`the minimum of zone ${id}`, minimum],
      [`the charge of zone ${id}`, charge],
    ]),
  ...brand.modifierGroups
    .flatMap((group) => group.modifiers)
    .map(({ id, price }): Amount => [`the price of modifier ${id}`, price]),
  ...itemsOf(brand).flatMap(itemAmounts),
]

const conceptAmounts = ({ concept }: BrandSeed): Amount[] => [
  ['the delivery minimum', concept.minimumDelivery],
  ['the free delivery threshold', concept.freeDeliveryFrom ?? 0],
  ['the special delivery threshold', concept.specialDelivery?.from ?? 0],
  ['the special delivery price', concept.specialDelivery?.price ?? 0],
]

const itemAmounts = ({ id, price, prices, combo }: ItemSeed): Amount[] => [
  [`the price of item ${id}`, price],
  ...Object.entries(prices ?? {}).map(
    ([location, amount]): Amount => [`the price of item ${id} at location ${location}`, amount],
  ),
  ...(combo ?? []).flatMap((step) =>
    step.options.map(
      ({ item, extra }): Amount => [`the extra of item ${item} in combo step ${step.id}`, extra],
    ),
  ),
]
