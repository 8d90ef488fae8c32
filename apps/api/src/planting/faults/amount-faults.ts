import { isMoney, MAX_MONEY } from '@sufra/domain/money/money'
import type { BrandSeed, ItemSeed, PromotionSeed } from '../brand-seed.ts'
import { itemsOf } from './items-of.ts'

/** Money is a whole number of minor units, from nothing up to the bound every amount has. */
export const amountFaults = (brand: BrandSeed): string[] =>
  amountsOf(brand)
    .filter(([, amount]) => !isMoney(amount))
    .map(([place, amount]) => `${place} is ${amount}, not a whole amount from 0 to ${MAX_MONEY}`)

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
  ...brand.promotions.flatMap(promotionAmounts),
]

const conceptAmounts = ({ concept }: BrandSeed): Amount[] => [
  ['the delivery minimum', concept.minimumDelivery],
  ['the free delivery threshold', concept.freeDeliveryFrom ?? 0],
  ['the special delivery threshold', concept.specialDelivery?.from ?? 0],
  ['the special delivery price', concept.specialDelivery?.price ?? 0],
]

const promotionAmounts = ({ id, benefit, minimum = 0 }: PromotionSeed): Amount[] => [
  [`the minimum of promotion ${id}`, minimum],
  [`the value of promotion ${id}`, benefitAmount(benefit)],
]

function benefitAmount(benefit: PromotionSeed['benefit']) {
  if (benefit.kind === 'item') return benefit.price
  if (benefit.kind === 'delivery') return 0
  return benefit.discount.type === 'amount' ? benefit.discount.amount : benefit.discount.basisPoints
}

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
