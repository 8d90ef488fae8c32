import { z } from 'zod'
import { LocationResource } from '../branches/locations.ts'
import { PageMeta, resource } from '../wire/json-api.ts'
import { MenuAllergen, MenuCategory, MenuItem, MenuModifier, MenuModifierGroup } from './menu.ts'

/** Items and categories as the menu has them, one resource each. */
export const ItemResource = resource('items', MenuItem)
export const CategoryResource = resource('categories', MenuCategory)

const AllergenResource = z.object({
  type: z.literal('allergens'),
  id: MenuAllergen.shape.id,
  attributes: MenuAllergen,
})
const ModifierGroupResource = resource(
  'modifier-groups',
  MenuModifierGroup.omit({ modifiers: true }).extend({ modifiers: z.array(MenuModifier) }),
)

export const CategoryList = z.object({
  data: z.array(CategoryResource),
  included: z.array(z.union([AllergenResource, ModifierGroupResource, LocationResource])),
  meta: PageMeta,
})
export const CategoryDocument = z.object({ data: CategoryResource })
export const ItemList = z.object({ data: z.array(ItemResource), meta: PageMeta })

export const UpsellResource = resource(
  'upsells',
  z.object({ 'item-id': z.int(), 'category-id': z.int(), 'display-order': z.int() }),
)
export const UpsellList = z.object({
  data: z.array(UpsellResource),
  included: z.array(
    z.union([ItemResource, resource('categories', MenuCategory.omit({ items: true }))]),
  ),
})
