import type { MenuType } from '@sufra/domain/vocabulary/order-types'
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'
import { saysSomething, words } from '../platform/database/words-column.ts'

export const menus = pgTable(
  'menus',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    label: text('label').notNull(),
    /** Set where menus are separated by order type. */
    type: text('type').$type<MenuType>(),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.id] }), ownConceptOnly('menus')],
)

export const categories = pgTable(
  'categories',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    name: words('name'),
    description: words('description'),
    picture: text('picture'),
    excludedLocations: integer('excluded_locations').array().notNull(),
    excludedApplications: integer('excluded_applications').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    check('categories_named', saysSomething(table.name)),
    ownConceptOnly('categories'),
  ],
)

export const menuCategories = pgTable(
  'menu_categories',
  {
    conceptId: conceptId(),
    menuId: integer('menu_id').notNull(),
    categoryId: integer('category_id').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.menuId, table.categoryId] }),
    foreignKey({
      columns: [table.conceptId, table.menuId],
      foreignColumns: [menus.conceptId, menus.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.conceptId, table.categoryId],
      foreignColumns: [categories.conceptId, categories.id],
    }).onDelete('cascade'),
    ownConceptOnly('menu_categories'),
  ],
)

/** Categories a branch does not offer at present. */
export const inactiveCategories = pgTable(
  'inactive_categories',
  {
    conceptId: conceptId(),
    locationId: integer('location_id').notNull(),
    categoryId: integer('category_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.locationId, table.categoryId] }),
    foreignKey({
      columns: [table.conceptId, table.categoryId],
      foreignColumns: [categories.conceptId, categories.id],
    }).onDelete('cascade'),
    ownConceptOnly('inactive_categories'),
  ],
)
