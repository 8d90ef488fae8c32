import type { ItemSeed } from '@sufra/api/planting/brand-seed'
import type { Item } from '@sufra/domain/menu/menu-item'
import { aGroup, aModifier, anItem, aStep } from '@sufra/domain/testing/builders'
import { ORDERING } from '../brands/ordering-brand.ts'

const seeds = ORDERING.categories.flatMap(({ items }) => items)

const groupsOf = (ids: readonly number[] = []) =>
  ORDERING.modifierGroups
    .filter(({ id }) => ids.includes(id))
    .map(({ id, kind, minimum, maximum, modifiers }) =>
      aGroup({
        id,
        kind,
        minimum,
        maximum,
        modifiers: modifiers.map((each) =>
          aModifier(each.id, { price: each.price, maximum: each.maximum }),
        ),
      }),
    )

const plain = new Map(
  seeds.map(({ id, price, prices = {}, modifierGroups }) => [
    id,
    anItem({ id, price, prices, groups: groupsOf(modifierGroups) }),
  ]),
)

const stepsOf = ({ combo = [] }: ItemSeed) =>
  combo.map(({ id, quantity, options }) =>
    aStep(id, [], {
      quantity,
      options: options.map(({ item, extra }) => ({ item: plain.get(item) ?? anItem(), extra })),
    }),
  )

/** What the brand sells, made from its seed and not from what the product has published. */
export const SECOND_MENU: ReadonlyMap<unknown, Item> = new Map(
  seeds.map((seed) => [seed.id, { ...(plain.get(seed.id) ?? anItem()), combo: stepsOf(seed) }]),
)
