import type { Currency } from '@sufra/domain/money/currencies'
import type { Locale } from '@sufra/domain/text/locales'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { ownConceptOnly } from '../platform/database/tenancy.ts'
import { words } from '../platform/database/words-column.ts'
import type { ConceptSettings } from './concept-settings.ts'

/** A brand. What rules calculate with has a column; the long tail is `settings`, parsed by its schema. */
export const concepts = pgTable(
  'concepts',
  {
    conceptId: integer('concept_id').primaryKey(),
    slug: text('slug').notNull().unique(),
    label: words('label'),
    country: text('country').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    primaryLanguage: text('primary_language').$type<Locale>().notNull(),
    secondaryLanguage: text('secondary_language').$type<Locale>(),
    timezone: text('timezone').notNull(),
    vatBasisPoints: integer('vat_basis_points').notNull(),
    vatType: text('vat_type').$type<'inclusive' | 'exclusive'>().notNull(),
    settings: jsonb('settings').$type<ConceptSettings>().notNull(),
    /** Grows with every change a visitor could see; cached pages and documents carry it. */
    version: bigint('version', { mode: 'number' }).notNull().default(1),
  },
  () => [ownConceptOnly('concepts')],
)
