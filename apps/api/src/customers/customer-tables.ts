import type { AccountType } from '@sufra/domain/people/customer-rights'
import type { Locale } from '@sufra/domain/text/locales'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'

/**
 * Somebody the brand knows. The mobile number stands here only once it is proven, so that having
 * one is being verified; a number nobody has proven yet waits among the verifications.
 */
export const customers = pgTable(
  'customers',
  {
    conceptId: conceptId(),
    id: uuid('id').notNull(),
    accountType: text('account_type').$type<AccountType>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** In small letters. */
    email: text('email'),
    /** When the customer showed to read that address. Until then it recovers and joins nothing. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** Dial code and number, digits only. */
    username: text('username'),
    /** The national number, without its leading zero. */
    mobile: text('mobile'),
    passwordHash: text('password_hash'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    language: text('language').$type<Locale>(),
    appearance: text('appearance').$type<'light' | 'dark'>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Of a deleted account nothing but this row is left, for the orders that name it. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    // The concept last, for the same reason as with orders.
    uniqueIndex('customers_by_username').on(table.username, table.conceptId),
    uniqueIndex('customers_by_email').on(table.email, table.conceptId),
    index('customers_by_age').on(table.createdAt, table.conceptId),
    check('customers_email_in_small_letters', sql`${table.email} = lower(${table.email})`),
    check(
      'customers_verified_email',
      sql`${table.emailVerifiedAt} is null or ${table.email} is not null`,
    ),
    check(
      'customers_guests_are_verified',
      sql`${table.accountType} <> 'guest' or ${table.username} is not null or ${table.deletedAt} is not null`,
    ),
    ownConceptOnly('customers'),
  ],
)

/** Who somebody is elsewhere. Known by issuer and subject; an email proves nothing here. */
export const customerIdentities = pgTable(
  'customer_identities',
  {
    conceptId: conceptId(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    provider: text('provider').notNull(),
    customerId: uuid('customer_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.issuer, table.subject] }),
    index('customer_identities_by_customer').on(table.conceptId, table.customerId),
    ofCustomer('customer_identities', table),
    ownConceptOnly('customer_identities'),
  ],
)

/** What belongs to a customer goes with the customer. */
export const ofCustomer = (
  name: string,
  table: { conceptId: AnyPgColumn; customerId: AnyPgColumn },
) =>
  foreignKey({
    name: `${name}_of_customer`,
    columns: [table.conceptId, table.customerId],
    foreignColumns: [customers.conceptId, customers.id],
  }).onDelete('cascade')
