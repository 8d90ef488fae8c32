import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'
import { words } from '../platform/database/words-column.ts'
import type { ApplicationSettings } from './application-settings.ts'

/** One way into a brand: its storefront, later its kiosk. */
export const applications = pgTable(
  'applications',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    key: text('key').notNull().unique(),
    label: words('label'),
    defaultMenuId: integer('default_menu_id').notNull(),
    settings: jsonb('settings').$type<ApplicationSettings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.id] }), ownConceptOnly('applications')],
)

/** The directory that turns a host name or a key into a tenant; the only tenant data outside row security. */
export const hosts = pgTable(
  'hosts',
  {
    host: text('host').primaryKey(),
    conceptId: integer('concept_id').notNull(),
    applicationId: integer('application_id').notNull(),
    applicationKey: text('application_key').notNull(),
  },
  (table) => [index('hosts_by_key').on(table.applicationKey)],
)
