import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { money, withinMoney } from '../platform/database/money-column.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'
import { saysSomething, words } from '../platform/database/words-column.ts'
import { type DeclaredAllergens, ofItem } from './item-tables.ts'

export const modifierGroups = pgTable(
  'modifier_groups',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    name: words('name'),
    kind: text('kind').$type<'size' | 'choice' | 'extra'>().notNull(),
    minimum: integer('minimum').notNull(),
    maximum: integer('maximum').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    check(
      'modifier_groups_range',
      sql`${table.minimum} >= 0 and ${table.maximum} >= ${table.minimum}`,
    ),
    check('modifier_groups_named', saysSomething(table.name)),
    ownConceptOnly('modifier_groups'),
  ],
)

export const itemModifierGroups = pgTable(
  'item_modifier_groups',
  {
    conceptId: conceptId(),
    itemId: integer('item_id').notNull(),
    groupId: integer('group_id').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.itemId, table.groupId] }),
    ofItem(table),
    foreignKey({
      columns: [table.conceptId, table.groupId],
      foreignColumns: [modifierGroups.conceptId, modifierGroups.id],
    }).onDelete('cascade'),
    ownConceptOnly('item_modifier_groups'),
  ],
)

export const modifiers = pgTable(
  'modifiers',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    groupId: integer('group_id').notNull(),
    name: words('name'),
    priceMinor: money('price_minor').notNull(),
    calories: integer('calories'),
    allergens: jsonb('allergens').$type<DeclaredAllergens>(),
    /** How many of this one may be taken. */
    maximum: integer('maximum').notNull(),
    isDefault: boolean('is_default').notNull(),
    outOfStockLocations: integer('out_of_stock_locations').array().notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    foreignKey({
      columns: [table.conceptId, table.groupId],
      foreignColumns: [modifierGroups.conceptId, modifierGroups.id],
    }).onDelete('cascade'),
    check('modifiers_named', saysSomething(table.name)),
    check('modifiers_money', withinMoney(table.priceMinor)),
    ownConceptOnly('modifiers'),
  ],
)
