import { check, foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { money, withinMoney } from '../platform/database/money-column.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'
import { words } from '../platform/database/words-column.ts'
import { ofItem } from './item-tables.ts'

/** One choice within a combo: the customer picks `quantity` of its options. */
export const comboSteps = pgTable(
  'combo_steps',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    itemId: integer('item_id').notNull(),
    name: words('name'),
    quantity: integer('quantity').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    ofItem(table),
    ownConceptOnly('combo_steps'),
  ],
)

export const comboOptions = pgTable(
  'combo_options',
  {
    conceptId: conceptId(),
    stepId: integer('step_id').notNull(),
    itemId: integer('item_id').notNull(),
    extraMinor: money('extra_minor').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.stepId, table.itemId] }),
    foreignKey({
      columns: [table.conceptId, table.stepId],
      foreignColumns: [comboSteps.conceptId, comboSteps.id],
    }).onDelete('cascade'),
    ofItem(table),
    check('combo_options_money', withinMoney(table.extraMinor)),
    ownConceptOnly('combo_options'),
  ],
)
