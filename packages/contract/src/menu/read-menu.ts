import { z } from 'zod'
import {
  MenuAllergen,
  MenuCategory,
  type MenuDocument,
  MenuItem,
  MenuModifier,
  MenuModifierGroup,
} from './menu.ts'

/**
 * Reads a menu part by part: what breaks the schema is left out with its fault named, and the rest
 * of the menu still shows. Null when it is no menu at all.
 */
export function readMenu(body: unknown): { menu: MenuDocument; faults: string[] } | null {
  const outline = Outline.safeParse(body)
  if (!outline.success) return null

  const faults: string[] = []
  const { data, included } = outline.data
  const menu = {
    data: data.flatMap((value) => {
      const category = keep(CategoryOutline, `category ${idOf(value)}`, value, faults)
      if (!category) return []
      return [{ ...category, items: category.items.flatMap((item) => readItem(item, faults)) }]
    }),
    included: {
      allergens: included.allergens.flatMap(
        (it) => keep(MenuAllergen, `allergen ${idOf(it)}`, it, faults) ?? [],
      ),
      modifierGroups: included.modifierGroups.flatMap(
        (it) => keep(MenuModifierGroup, `modifier group ${idOf(it)}`, it, faults) ?? [],
      ),
      modifiers: included.modifiers.flatMap((it) => readModifier(it, faults)),
    },
  }
  return { menu, faults }
}

const Unread = z.array(z.unknown())
const Included = Unread.catch([])
const Outline = z.object({
  data: Unread,
  included: z
    .object({ allergens: Included, modifierGroups: Included, modifiers: Included })
    .catch({ allergens: [], modifierGroups: [], modifiers: [] }),
})
const CategoryOutline = MenuCategory.extend({ items: Included })
const ItemOutline = MenuItem.extend({
  labels: Unread,
  allergens: z.unknown(),
  'order-types': Unread.nullable(),
})
const ModifierOutline = MenuModifier.extend({ allergens: z.unknown() })

const Label = MenuItem.shape.labels.element
const OrderType = MenuItem.shape['order-types'].unwrap().element
const Allergens = MenuItem.shape.allergens

/**
 * A label or order type this reader does not know costs the item only that word. Where no order type is
 * left the item goes: with none named it would be sold for all.
 */
function readItem(value: unknown, faults: string[]): MenuItem[] {
  const name = `item ${idOf(value)}`
  const item = keep(ItemOutline, name, value, faults)
  if (!item) return []
  const known = <Word>(schema: z.ZodType<Word>, kind: string, words: unknown[]) =>
    words.flatMap((word) => keep(schema, `${kind} of ${name}`, word, faults) ?? [])
  const named = item['order-types']
  const orderTypes = named && known(OrderType, 'order type', named)
  if (orderTypes?.length === 0 && named?.length !== 0) return []
  return [
    {
      ...item,
      labels: known(Label, 'label', item.labels),
      'order-types': orderTypes,
      allergens: readAllergens(name, item.allergens, faults),
    },
  ]
}

function readModifier(value: unknown, faults: string[]): MenuModifier[] {
  const name = `modifier ${idOf(value)}`
  const modifier = keep(ModifierOutline, name, value, faults)
  if (!modifier) return []
  return [{ ...modifier, allergens: readAllergens(name, modifier.allergens, faults) }]
}

/** A declaration that cannot be read whole counts as none: unknown, never shorter than it was. */
const readAllergens = (owner: string, value: unknown, faults: string[]) =>
  keep(Allergens, `allergens of ${owner}`, value, faults)

function keep<Part>(schema: z.ZodType<Part>, name: string, value: unknown, faults: string[]) {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  faults.push(`${name}: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(' ')}`)
  return null
}

const idOf = (value: unknown) => z.object({ id: z.unknown() }).safeParse(value).data?.id ?? '?'
