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
 * Reads a menu part by part: a category, item or modifier that breaks the schema is left out with
 * its fault named, and the rest of the menu still shows. Null when it is no menu at all.
 */
export function readMenu(body: unknown): { menu: MenuDocument; faults: string[] } | null {
  const outline = Outline.safeParse(body)
  if (!outline.success) return null

  const faults: string[] = []
  const { data, included } = outline.data
  const menu = {
    data: data.flatMap((value) => {
      const category = keep(CategoryOutline, 'category', value, faults)
      if (!category) return []
      const items = category.items.flatMap((item) => keep(MenuItem, 'item', item, faults) ?? [])
      return [{ ...category, items }]
    }),
    included: {
      allergens: included.allergens.flatMap(
        (it) => keep(MenuAllergen, 'allergen', it, faults) ?? [],
      ),
      modifierGroups: included.modifierGroups.flatMap(
        (it) => keep(MenuModifierGroup, 'modifier group', it, faults) ?? [],
      ),
      modifiers: included.modifiers.flatMap(
        (it) => keep(MenuModifier, 'modifier', it, faults) ?? [],
      ),
    },
  }
  return { menu, faults }
}

const Unread = z.array(z.unknown()).catch([])
const CategoryOutline = MenuCategory.extend({ items: Unread })
const Outline = z.object({
  data: z.array(z.unknown()),
  included: z
    .object({ allergens: Unread, modifierGroups: Unread, modifiers: Unread })
    .catch({ allergens: [], modifierGroups: [], modifiers: [] }),
})

function keep<Part>(schema: z.ZodType<Part>, kind: string, value: unknown, faults: string[]) {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  faults.push(`${kind} ${idOf(value)}: ${issue?.path.join('.')} ${issue?.message}`)
  return null
}

const idOf = (value: unknown) => z.object({ id: z.unknown() }).safeParse(value).data?.id ?? '?'
