import fc from 'fast-check'
import type { ComboPick, Customisation } from '../menu/customisation.ts'
import { NOTES_MAX } from '../menu/customisation.ts'
import type { Item, PlainItem } from '../menu/menu-item.ts'
import { MAX_QUANTITY } from '../menu/quantity.ts'
import { ALLERGEN_LEVELS, ALLERGENS } from '../vocabulary/allergens.ts'
import { aGroup, aModifier, anIngredient, anItem, aStep } from './builders.ts'

/** Items with anything a menu can say of them, sold at branch 1; ids within an item are all different. */
export const randomAllergens = fc.option(
  fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...ALLERGENS), level: fc.constantFrom(...ALLERGEN_LEVELS) }),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
)

const randomModifier = fc.record({
  price: fc.nat(9_99),
  calories: fc.option(fc.nat(300)),
  allergens: randomAllergens,
  maximum: fc.integer({ min: 1, max: 3 }),
  isDefault: fc.boolean(),
})

const randomGroup = fc
  .record({
    kind: fc.constantFrom('size', 'choice', 'extra'),
    minimum: fc.nat(1),
    spare: fc.nat(3),
    modifiers: fc.array(randomModifier, { minLength: 1, maxLength: 4 }),
  })
  .map(({ spare, ...group }) => ({ ...group, maximum: Math.max(1, group.minimum + spare) }))

const randomPlainItem = fc.record({
  price: fc.nat(99_99),
  prices: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.nat(99_99)),
  calories: fc.option(fc.nat(900)),
  allergens: randomAllergens,
  groups: fc.array(randomGroup, { maxLength: 3 }),
  removable: fc.array(fc.boolean(), { maxLength: 4 }),
})

const randomStep = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  options: fc.array(fc.record({ item: randomPlainItem, extra: fc.nat(9_99) }), {
    minLength: 1,
    maxLength: 3,
  }),
})

type Shape<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never

/** Groups and modifiers are numbered from the item's own id, so that an item is the same wherever it is offered. */
function plainItem(id: number, shape: Shape<typeof randomPlainItem>): Item {
  const { groups, removable, ...facts } = shape
  return anItem({
    ...facts,
    id,
    names: { 'en-us': `Item ${id}` },
    groups: groups.map(({ modifiers, ...group }, at) =>
      aGroup({
        ...group,
        id: id * 100 + at,
        modifiers: modifiers.map((modifier, index) =>
          aModifier(id * 1_000 + at * 10 + index, modifier),
        ),
      }),
    ),
    ingredients: removable.map((isRemovable, index) =>
      anIngredient(id * 1_000 + 500 + index, { removable: isRemovable }),
    ),
  })
}

export const randomItem: fc.Arbitrary<Item> = fc
  .record({ whole: randomPlainItem, steps: fc.array(randomStep, { maxLength: 2 }) })
  .map(({ whole, steps }) => ({
    ...plainItem(1, whole),
    combo: steps.map(({ quantity, options }, at) =>
      aStep(at + 1, [], {
        quantity,
        options: options.map(({ item, extra }, index) => ({
          item: plainItem(10 * (at + 1) + index, item),
          extra,
        })),
      }),
    ),
  }))

const randomChoices = ({ groups, ingredients }: PlainItem) =>
  fc
    .record({
      taken: fc.tuple(
        ...groups.map(({ modifiers, minimum, kind }) =>
          fc.subarray([...modifiers], {
            minLength: minimum,
            maxLength: kind === 'size' ? 1 : modifiers.length,
          }),
        ),
      ),
      quantities: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 12, maxLength: 12 }),
      leftOut: fc.subarray(ingredients.filter(({ removable }) => removable)),
    })
    .map(({ taken, quantities, leftOut }) => ({
      modifiers: Object.fromEntries(taken.flat().map(({ id }, at) => [id, quantities[at] ?? 1])),
      leftOut: leftOut.map(({ id }) => id),
    }))

const randomPick = (options: Item['combo'][number]['options']): fc.Arbitrary<ComboPick> =>
  fc
    .constantFrom(...options)
    .chain(({ item }) => randomChoices(item).map((choices) => ({ itemId: item.id, choices })))

const randomNotes = fc
  .string({ maxLength: NOTES_MAX, unit: 'binary' })
  .map((notes) => notes.slice(0, NOTES_MAX))

/** Only what the item offers, every combo step complete; the rules of the groups may be broken. */
export const randomCustomisation = (item: Item): fc.Arbitrary<Customisation> =>
  fc
    .record({
      choices: randomChoices(item),
      picks: fc.tuple(
        ...item.combo.map(({ options, quantity }) =>
          fc.array(randomPick(options), { minLength: quantity, maxLength: quantity }),
        ),
      ),
      notes: randomNotes,
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    })
    .map(({ choices, picks, notes, quantity }) => ({
      ...choices,
      combo: Object.fromEntries(item.combo.map(({ id }, at) => [id, picks[at] ?? []])),
      notes,
      quantity,
    }))

export const randomOrder = randomItem.chain((item) =>
  randomCustomisation(item).map((customisation) => ({ item, customisation })),
)
