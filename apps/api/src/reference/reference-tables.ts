import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { words } from '../platform/database/words-column.ts'

/** Facts of the world, the same for every brand. */
export const countries = pgTable('countries', {
  code: text('code').primaryKey(),
  name: words('name'),
  dialCode: text('dial_code').notNull(),
  formattedCode: text('formatted_code').notNull(),
  /** A pattern for the national number without its leading zero. */
  mobileFormat: text('mobile_format').notNull(),
})

export const governorates = pgTable('governorates', {
  id: integer('id').primaryKey(),
  country: text('country').notNull(),
  name: words('name'),
})

export const neighborhoods = pgTable(
  'neighborhoods',
  {
    id: integer('id').primaryKey(),
    governorateId: integer('governorate_id')
      .notNull()
      .references(() => governorates.id),
    name: words('name'),
    lat: doublePrecision('lat').notNull(),
    long: doublePrecision('long').notNull(),
  },
  (table) => [index('neighborhoods_by_governorate').on(table.governorateId)],
)

export const blocks = pgTable(
  'blocks',
  {
    id: integer('id').primaryKey(),
    neighborhoodId: integer('neighborhood_id')
      .notNull()
      .references(() => neighborhoods.id),
    name: words('name'),
  },
  (table) => [index('blocks_by_neighborhood').on(table.neighborhoodId)],
)

export const streets = pgTable(
  'streets',
  {
    id: integer('id').primaryKey(),
    neighborhoodId: integer('neighborhood_id')
      .notNull()
      .references(() => neighborhoods.id),
    name: words('name'),
  },
  (table) => [index('streets_by_neighborhood').on(table.neighborhoodId)],
)

export const carColors = pgTable('car_colors', {
  id: integer('id').primaryKey(),
  name: words('name'),
  hex: text('hex').notNull(),
})

export const carMakers = pgTable('car_makers', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: words('name'),
})
