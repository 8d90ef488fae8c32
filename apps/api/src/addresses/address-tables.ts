import {
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofCustomer } from '../customers/customer-tables.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'

/** Which branch delivers there is not kept: areas change, the point does not. */
export const addresses = pgTable(
  'addresses',
  {
    conceptId: conceptId(),
    id: uuid('id').notNull(),
    customerId: uuid('customer_id').notNull(),
    lat: doublePrecision('lat').notNull(),
    long: doublePrecision('long').notNull(),
    label: text('label').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2'),
    telephone: text('telephone'),
    instructions: text('instructions'),
    city: text('city'),
    state: text('state'),
    country: text('country').notNull(),
    postalCode: text('postal_code'),
    photoUri: text('photo_uri'),
    street: text('street'),
    block: text('block'),
    building: text('building'),
    floor: text('floor'),
    houseNumber: text('house_number'),
    landmark: text('landmark'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    index('addresses_by_customer').on(table.conceptId, table.customerId),
    ofCustomer('addresses', table),
    ownConceptOnly('addresses'),
  ],
)
