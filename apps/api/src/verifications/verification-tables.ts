import type { AccountType } from '@sufra/domain/people/customer-rights'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofCustomer } from '../customers/customer-tables.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'

/**
 * A mobile number somebody has given and not proven yet, with what they said about themselves.
 * Only who holds the random id can complete it, so nobody's details can be slipped under another's.
 */
export const verifications = pgTable(
  'verifications',
  {
    conceptId: conceptId(),
    id: uuid('id').notNull(),
    username: text('username').notNull(),
    mobile: text('mobile').notNull(),
    /** Set where somebody signed in gives a number; else it is a registration. */
    customerId: uuid('customer_id'),
    accountType: text('account_type').$type<AccountType>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    passwordHash: text('password_hash'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    index('verifications_by_username').on(table.conceptId, table.username, table.createdAt),
    index('verifications_by_age').on(table.conceptId, table.createdAt),
    ofCustomer('verifications', table),
    ownConceptOnly('verifications'),
  ],
)

/** A mailed link by which a customer shows to read an address; good once, for a day, and for them alone. */
export const emailLinks = pgTable(
  'email_links',
  {
    conceptId: conceptId(),
    customerId: uuid('customer_id').notNull(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.customerId] }),
    ofCustomer('email_links', table),
    ownConceptOnly('email_links'),
  ],
)

/** The one-time code of a mobile number: one at a time, however many routes ask for it. */
export const mobileCodes = pgTable(
  'mobile_codes',
  {
    conceptId: conceptId(),
    username: text('username').notNull(),
    /** Null: there is none, or it has been used. */
    codeHash: text('code_hash'),
    salt: text('salt').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** At this code, or at none. */
    guesses: integer('guesses').notNull(),
    /** Who asked for it, by what they were given with the answer: one guess is theirs alone. */
    verificationId: uuid('verification_id'),
    deviceHash: text('device_hash'),
    /** Where from, of a client that brought no cookie; '' is this machine. */
    network: text('network'),
    holderGuessed: boolean('holder_guessed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.username] }),
    index('mobile_codes_by_age').on(table.conceptId, table.expiresAt),
    check('mobile_codes_guesses_within', sql`${table.guesses} between 0 and 5`),
    ownConceptOnly('mobile_codes'),
  ],
)
