import type { Allergen, AllergenLevel } from '@sufra/domain/vocabulary/allergens'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import {
  type AnyPgColumn,
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
import { categories } from './menu-tables.ts'

/** Absent allergens are undeclared: shown as unknown, never as free of. */
export type DeclaredAllergens = Partial<Record<Allergen, AllergenLevel>>

export const items = pgTable(
  'items',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    categoryId: integer('category_id').notNull(),
    name: words('name'),
    description: words('description'),
    priceMinor: money('price_minor').notNull(),
    picture: text('picture'),
    calories: integer('calories'),
    labels: text('labels').array().notNull(),
    allergens: jsonb('allergens').$type<DeclaredAllergens>(),
    /** Null: every order type. */
    orderTypes: text('order_types').array().$type<OrderType[]>(),
    excludedLocations: integer('excluded_locations').array().notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    foreignKey({
      columns: [table.conceptId, table.categoryId],
      foreignColumns: [categories.conceptId, categories.id],
    }),
    check('items_named', saysSomething(table.name)),
    check('items_money', withinMoney(table.priceMinor)),
    ownConceptOnly('items'),
  ],
)

/** The price at one branch, where it differs. */
export const itemPrices = pgTable(
  'item_prices',
  {
    conceptId: conceptId(),
    itemId: integer('item_id').notNull(),
    locationId: integer('location_id').notNull(),
    priceMinor: money('price_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.itemId, table.locationId] }),
    ofItem(table),
    check('item_prices_money', withinMoney(table.priceMinor)),
    ownConceptOnly('item_prices'),
  ],
)

/** An item a branch has run out of. */
export const itemStockouts = pgTable(
  'item_stockouts',
  {
    conceptId: conceptId(),
    itemId: integer('item_id').notNull(),
    locationId: integer('location_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.itemId, table.locationId] }),
    ofItem(table),
    ownConceptOnly('item_stockouts'),
  ],
)

/** Weekdays (0 is Sunday) and minutes of the day between which an item is sold. */
export const itemWindows = pgTable(
  'item_windows',
  {
    conceptId: conceptId(),
    itemId: integer('item_id').notNull(),
    weekdays: integer('weekdays').array().notNull(),
    from: integer('from_minute').notNull(),
    to: integer('to_minute').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.itemId, table.from, table.to] }),
    ofItem(table),
    ownConceptOnly('item_windows'),
  ],
)

export const ingredients = pgTable(
  'ingredients',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    itemId: integer('item_id').notNull(),
    name: words('name'),
    removable: boolean('removable').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    ofItem(table),
    ownConceptOnly('ingredients'),
  ],
)

/** Items offered beside a full cart. */
export const upsells = pgTable(
  'upsells',
  {
    conceptId: conceptId(),
    menuId: integer('menu_id').notNull(),
    itemId: integer('item_id').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.menuId, table.itemId] }),
    ofItem(table),
    ownConceptOnly('upsells'),
  ],
)

/** A row that goes when its item goes. */
export const ofItem = (table: { conceptId: AnyPgColumn; itemId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.conceptId, table.itemId],
    foreignColumns: [items.conceptId, items.id],
  }).onDelete('cascade')
