import { ALLERGEN_LEVELS, ALLERGENS } from '@sufra/domain/vocabulary/allergens'
import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { z } from 'zod'
import { Words } from '../brand/words.ts'
import { Amount } from '../wire/fields.ts'
import { Id } from '../wire/json-api.ts'

const Name = Words.refine((words) => Object.values(words).some(Boolean), 'A name is needed')
/** Null means nobody has declared them: unknown, never "free of". */
const DeclaredAllergens = z
  .array(z.object({ id: z.enum(ALLERGENS), level: z.enum(ALLERGEN_LEVELS) }))
  .nullable()

export const MENU_LABELS = ['new', 'popular', 'spicy', 'vegetarian', 'vegan'] as const

export const MenuItem = z.object({
  id: Id,
  name: Name,
  description: Words,
  price: Amount,
  /** The price at single branches. */
  prices: z.array(z.object({ 'location-id': Id, price: Amount })),
  imgUrl: z.string().nullable(),
  calories: z.int().nonnegative().nullable(),
  labels: z.array(z.enum(MENU_LABELS)),
  allergens: DeclaredAllergens,
  'modifier-groups': z.array(Id),
  ingredients: z.array(z.object({ id: Id, name: Words, removable: z.boolean() })),
  'combo-items': z.array(
    z.object({
      id: Id,
      name: Words,
      quantity: z.int().positive(),
      options: z.array(z.object({ id: Id, price: Amount })),
    }),
  ),
  'excluded-locations': z.array(Id),
  'out-of-stock-locations': z.array(Id),
  /** Null: every order type. */
  'order-types': z.array(z.enum(ORDER_TYPES)).nullable(),
  /** Weekdays (0 is Sunday) and minutes of the day. */
  windows: z.array(
    z.object({ weekdays: z.array(z.int().min(0).max(6)), from: z.int(), to: z.int() }),
  ),
  'is-promotion': z.boolean(),
  isUpsell: z.boolean(),
})
export type MenuItem = z.infer<typeof MenuItem>

export const MenuCategory = z.object({
  id: Id,
  name: Name,
  description: Words,
  'image-uri': z.string().nullable(),
  'display-order': z.int(),
  'excluded-locations': z.array(Id),
  'excluded-apps': z.array(Id),
  items: z.array(MenuItem),
})
export type MenuCategory = z.infer<typeof MenuCategory>

export const MenuModifierGroup = z.object({
  id: Id,
  name: Name,
  kind: z.enum(['size', 'choice', 'extra']),
  minimum: z.int().nonnegative(),
  maximum: z.int().positive(),
  modifiers: z.array(Id),
})
export type MenuModifierGroup = z.infer<typeof MenuModifierGroup>

export const MenuModifier = z.object({
  id: Id,
  name: Name,
  price: Amount,
  calories: z.int().nonnegative().nullable(),
  allergens: DeclaredAllergens,
  maximum: z.int().positive(),
  'is-default': z.boolean(),
  'out-of-stock-locations': z.array(Id),
})
export type MenuModifier = z.infer<typeof MenuModifier>

export const MenuAllergen = z.object({ id: z.enum(ALLERGENS), name: Words })
export type MenuAllergen = z.infer<typeof MenuAllergen>

/** The document at `menu-ref`: categories in `data`, what they refer to in `included`. */
export const MenuDocument = z.object({
  data: z.array(MenuCategory),
  included: z.object({
    allergens: z.array(MenuAllergen),
    modifierGroups: z.array(MenuModifierGroup),
    modifiers: z.array(MenuModifier),
  }),
})
export type MenuDocument = z.infer<typeof MenuDocument>
