import type { Locale } from '@sufra/domain/text/locales'
import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'
import { words } from '../platform/database/words-column.ts'

/** A content page, or a link to one elsewhere. */
export const pages = pgTable(
  'pages',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    type: text('type').$type<'page' | 'link'>().notNull(),
    slug: text('slug'),
    url: text('url'),
    label: words('label'),
    title: words('title'),
    /** Markdown. */
    body: words('body'),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.id] }), ownConceptOnly('pages')],
)

export const sliders = pgTable(
  'sliders',
  { conceptId: conceptId(), id: integer('id').notNull(), label: text('label').notNull() },
  (table) => [primaryKey({ columns: [table.conceptId, table.id] }), ownConceptOnly('sliders')],
)

export const slides = pgTable(
  'slides',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    sliderId: integer('slider_id').notNull(),
    title: words('title'),
    text: words('text'),
    picture: text('picture').notNull(),
    link: text('link'),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    foreignKey({
      columns: [table.conceptId, table.sliderId],
      foreignColumns: [sliders.conceptId, sliders.id],
    }).onDelete('cascade'),
    ownConceptOnly('slides'),
  ],
)

/** Shown once per visit on the home page. */
export const popups = pgTable(
  'popups',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    applicationId: integer('application_id').notNull(),
    title: words('title'),
    text: words('text'),
    picture: text('picture'),
    link: text('link'),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.id] }), ownConceptOnly('popups')],
)

/** Interface texts an application words its own way. */
export const texts = pgTable(
  'texts',
  {
    conceptId: conceptId(),
    applicationId: integer('application_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.applicationId, table.locale, table.key] }),
    ownConceptOnly('texts'),
  ],
)
